<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** What sort of page is being shown, as far as its head differs. */
enum PageKind {
	case Front;
	case Page;
	case Article;
	/** The page that lists the news. */
	case News;
	/** Lists of one category, author or time. */
	case Archive;
	case Search;
	case Missing;
}
