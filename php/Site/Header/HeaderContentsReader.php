<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageSettings;

/** Reads the content of a header from its settings, for a page. */
final class HeaderContentsReader {

	public function __construct( private Menus $menus, private HeaderCtas $ctas, private LogOutItem $logOut ) {}

	/** @param JsonData $header Settings of the header. */
	public function read( JsonData $header, PageSettings $page ): HeaderContents {
		return new HeaderContents(
			$this->menus->at( $header->string( 'headerMenu' ) ),
			$this->ctas->read( $header ),
			$this->logOut->form( $page )
		);
	}
}
