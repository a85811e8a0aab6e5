<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageSettings;

/** What stands in a header, by its settings and by the page that it stands on. */
final class HeaderContentsReader {

	public function __construct( private Menus $menus, private HeaderCtas $ctas, private LogOutItem $logOut ) {}

	/** @param JsonData $header Settings of a header. */
	public function of( JsonData $header, PageSettings $page ): HeaderContents {
		return new HeaderContents(
			$this->menus->at( $header->string( 'headerMenu' ) ),
			$this->ctas->of( $header ),
			$this->logOut->form( $page )
		);
	}
}
