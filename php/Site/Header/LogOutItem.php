<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Forms\Page\Rendering\PageAddress;
use Atoll\Site\Page\PageSettings;

/**
 * The item "Log out", which private pages alone show (spec 2): a button that posts, since it changes something. It
 * holds a nonce, so it is printed for whoever is logged in and for nobody else: pages that visitors share never hold
 * one.
 */
final class LogOutItem {

	/** Input that ends the session; its value is a nonce for an action of the same name. */
	public const PARAMETER = 'atoll_log_out';

	private bool $isInHeader = false;
	private bool $isInBar    = false;

	/** For a header: '' where there is nothing to log out of, or the page shows it already. */
	public function form( PageSettings $page ): string {
		if ( $this->isInBar || ! $this->isFor( $page ) ) {
			return '';
		}
		$this->isInHeader = true;
		return $this->html( '' );
	}

	/** For a bar of its own: '' where there is nothing to log out of, or the page shows it already. */
	public function formInBar( PageSettings $page ): string {
		if ( $this->isInBar || $this->isInHeader || ! $this->isFor( $page ) ) {
			return '';
		}
		$this->isInBar = true;
		return $this->html( '' );
	}

	/** Whether a header of the page shows it, as far as the page has been made by now. */
	public function isInHeader(): bool {
		return $this->isInHeader;
	}

	/** The same for a script to submit, on every page of somebody who is logged in. */
	public function hiddenForm(): string {
		return $this->html( ' hidden' );
	}

	private function isFor( PageSettings $page ): bool {
		return $page->isPrivate && is_user_logged_in();
	}

	private function html( string $attributes ): string {
		return sprintf(
			'<form class="atoll-log-out" method="post" action="%s"%s><input type="hidden" name="%s" value="%s"><button class="atoll-log-out__button">%s</button></form>',
			esc_url( $this->address() ),
			$attributes,
			esc_attr( self::PARAMETER ),
			esc_attr( wp_create_nonce( self::PARAMETER ) ),
			esc_html__( 'Log out', 'atoll' )
		);
	}

	/** The page itself, whose settings say where one logs in, without what else its address asks for. */
	private function address(): string {
		$page = is_singular() || is_home() ? get_queried_object_id() : 0;
		return ( $page > 0 ? (string) get_permalink( $page ) : '' ) ?: ( new PageAddress() )->withoutQuery();
	}
}
