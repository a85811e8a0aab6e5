<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Markup\Html;

/** Leads to where one logs in, and from there back to the page. */
final class LoginLink {

	/** @param \Closure(): string $url */
	public function __construct( private \Closure $url ) {}

	public function asButton(): string {
		return $this->html( __( 'Log in', 'atoll' ), className: 'atoll-button' );
	}

	/** Another tab, where this one holds answers. */
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
