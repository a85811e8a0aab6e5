<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Site\Page\PageSettings;

/**
 * The item "Log out", which only private pages show (spec 2): a button that sends a POST request, because it changes
 * something. It has a nonce, so it is printed only for logged-in users: pages shared by visitors must not have one.
 */
final class LogOutItem {

	/** Name of the input that logs out; its value is a nonce for an action of the same name. */
	public const PARAMETER = 'atoll_log_out';

	private bool $isInHeader = false;
	private bool $isInBar    = false;

	/** Renders the item for a header; empty if nobody is logged in or the page has it already. */
	public function form( PageSettings $page ): string {
		if ( $this->isInBar || ! $this->isFor( $page ) ) {
			return '';
		}
		$this->isInHeader = true;
		return $this->html( '' );
	}

	/** Renders the item for a separate bar; empty if nobody is logged in or the page has it already. */
	public function formInBar( PageSettings $page ): string {
		if ( $this->isInBar || $this->isInHeader || ! $this->isFor( $page ) ) {
			return '';
		}
		$this->isInBar = true;
		return $this->html( '' );
	}

	/** Whether a header has printed the item so far. */
	public function isInHeader(): bool {
		return $this->isInHeader;
	}

	/** Renders a hidden form for scripts to submit, on every page of a logged-in user. */
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

	/** Returns the page's URL without its query: the page's settings name the login page to go to afterwards. */
	private function address(): string {
		$page = is_singular() || is_home() ? get_queried_object_id() : 0;
		return ( $page > 0 ? (string) get_permalink( $page ) : '' ) ?: ( new PageUrl() )->withoutQuery();
	}
}
