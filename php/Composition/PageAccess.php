<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\Purpose;
use Atoll\Paths;
use Atoll\Portal\Concealment;
use Atoll\Portal\Guard;
use Atoll\Portal\PrivatePages;
use Atoll\Site\Page\OwnHeading;
use Atoll\Site\Page\OwnUrl;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageMetaFields;
use Atoll\Site\Page\PagePanel;

/** What editors set for single pages, and who may then see them. */
final class PageAccess extends Area {

	public function __construct( private Paths $paths ) {}

	public function modules(): array {
		$meta  = new PageMeta();
		$urls  = new OwnUrl();
		$pages = new PrivatePages( $meta );
		return array(
			new PageMetaFields( $urls ),
			new PagePanel( $this->paths ),
			new OwnHeading(),
			new Guard( $meta, $pages, $urls, new Purpose() ),
			new Concealment( $pages ),
		);
	}
}
