<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

/** Chooses the current view of the login page. */
final class LoginPageViews {

	/** @param non-empty-list<LoginPageView> $views Views in order of precedence; the last is the default. */
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
