"""The games for assistants and language models: tools by the Model Context Protocol."""
