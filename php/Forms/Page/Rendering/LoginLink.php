<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Markup\Html;

/** Link to the login page, which then returns to the current page. */
final class LoginLink {

	/** @param \Closure(): string $url */
	public function __construct( private \Closure $url ) {}

	public function asButton(): string {
		return $this->html( __( 'Log in', 'atoll' ), className: 'atoll-button' );
	}

	/** Returns a link that opens in a new tab, since this one holds answers. */
	public function inNewTab(): string {
		return $this->html( __( 'Log in (opens in a new tab)', 'atoll' ), target: '_blank' );
	}

	private function html( string $label, ?string $className = null, ?string $target = null ): string {
		return Html::element(
			'a',
			array( 'class' => $className, 'href' => ( $this->url )(), 'target' => $target ),
			Html::text( $label )
		);
	}
}
