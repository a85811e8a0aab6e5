<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

/** Which of its views the login page is now. */
final class LoginPageViews {

	/** @param non-empty-list<LoginPageView> $views The first one that is requested is shown; the last always is. */
	public function __construct( private array $views ) {}

	public function current(): LoginPageView {
		foreach ( $this->views as $view ) {
			if ( $view->isRequested() ) {
				return $view;
			}
		}
		return $this->views[ count( $this->views ) - 1 ];
	}
}
