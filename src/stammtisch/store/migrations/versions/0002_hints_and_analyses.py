"""Whether a table allows hints; analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("hints")
