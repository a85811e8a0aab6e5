<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Kinds of pages, as far as their heads differ. */
enum PageKind {
	case Front;
	case Page;
	case Article;
	/** The posts page, which lists the articles. */
	case News;
	/** Archives of a category, author or date. */
	case Archive;
	case Search;
	case Missing;
}
