<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Access\PrivatePosts;
use Atoll\Platform\Paths;
use Atoll\Portal\PrivatePages;
use Atoll\Site\Page\OwnHeading;
use Atoll\Site\Page\OwnUrl;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageMetaFields;
use Atoll\Site\Page\PagePanel;

/** What editors set for single pages, and who may then see them. */
final class PageAccess extends Area {

	public readonly PrivatePages $pages;

	public function __construct( private Paths $paths, PageMeta $meta, PrivatePosts $private ) {
		$this->pages = new PrivatePages( $meta, $private );
	}

	public function modules(): array {
		return array(
			new PageMetaFields( new OwnUrl() ),
			new PagePanel( $this->paths ),
			new OwnHeading(),
		);
	}
}
