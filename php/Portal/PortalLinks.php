<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Engine\Markup\Html;

/** Links between pages of the portal, for blocks to print; empty if the target page does not exist. */
final class PortalLinks {

	public function __construct( private PortalUrls $urls ) {}

	public function toDashboard(): string {
		return $this->urls->hasDashboard()
			? $this->paragraph( 'atoll-up', $this->urls->dashboard(), __( 'Your applications', 'atoll' ) )
			: '';
	}

	public function toProfile(): string {
		$url = $this->urls->profile();
		return '' === $url
			? ''
			: $this->paragraph( 'atoll-portal__profile', $url, __( 'Your details, password and data', 'atoll' ) );
	}

	private function paragraph( string $class, string $url, string $text ): string {
		$link = Html::element( 'a', array( 'href' => $url ), Html::text( $text ) );
		return Html::element( 'p', array( 'class' => $class ), $link );
	}
}
