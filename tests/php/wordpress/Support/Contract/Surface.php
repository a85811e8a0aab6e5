<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Contract;

use Atoll\Admin\Entries\Actions\EntryAction;
use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Page\PageProvider;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Tests\WordPress\Support\Inside;

/** Everything of ours that a request, an event or a command can reach, as the running WordPress has it. */
final class Surface {

	/** @return list<string> Such as `GET /s1t2/v1/health`. */
	public static function routes(): array {
		$ours = array();
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			if ( in_array( trim( $path, '/' ), array( RestNamespaces::GRAVITY, RestNamespaces::ATOLL ), true ) ) {
				continue;
			}
			$own = ( new RestNamespaces() )->isOurs( $path ) || str_contains( $path, 'atoll' )
				? $handlers
				: array();
			foreach ( $own as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$ours[] = "{$method} {$path}";
				}
			}
		}
		return array_values( array_unique( $ours ) );
	}

	/**
	 * Actions of admin-post.php and admin-ajax.php, as their hooks are called for people who are logged in.
	 *
	 * @return list<string>
	 */
	public static function doors(): array {
		$ours = preg_grep( '/^(admin_post|wp_ajax)_.*atoll_/', array_keys( $GLOBALS['wp_filter'] ) ) ?: array();
		return array_values( array_unique( str_replace( '_nopriv', '', $ours ) ) );
	}

	/** @return array<string, string> Screens of wp-admin, and the capability of each, by their address. */
	public static function screens(): array {
		// The files of the menu are read in a function here, but make globals, and look for them; once in a process.
		global $menu, $submenu, $_wp_menu_nopriv, $_wp_submenu_nopriv;
		static $ours = null;
		if ( null === $ours ) {
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			$before                 = array( $menu, $submenu );
			list( $menu, $submenu ) = array( array(), array() );
			require ABSPATH . 'wp-admin/menu.php';
			$items                  = array_merge( ...array_values( $submenu ) );
			list( $menu, $submenu ) = $before;
			$ours                   = array();
			foreach ( $items as list( , $capability, $slug ) ) {
				if ( str_contains( $slug, 'atoll' ) ) {
					$ours[ str_contains( $slug, '.php' ) ? $slug : "admin.php?page={$slug}" ] = $capability;
				}
			}
		}
		return $ours;
	}

	/** @return list<string> Forms of the portal. */
	public static function portalForms(): array {
		return array_map(
			static fn( string $action ): string => $action::NAME,
			Inside::services()->members( PortalAction::class )->classes
		);
	}

	/** @return list<string> What a form that is posted to its own page can ask for: classes of the buttons. */
	public static function buttons(): array {
		$page    = array_values(
			array_filter(
				Inside::providers(),
				static fn( ServiceProvider $provider ): bool => $provider instanceof PageProvider
			)
		);
		$buttons = ( new \ReflectionMethod( PageProvider::class, 'buttons' ) )->invoke( $page[0] );
		return array_map(
			static fn( Button $button ): string => ( new \ReflectionClass( $button ) )->getShortName(),
			$buttons
		);
	}

	/** @return list<string> Forms of an entry's screen. */
	public static function entryForms(): array {
		return array_map(
			static fn( string $action ): string => $action::NAME,
			Inside::services()->members( EntryAction::class )->classes
		);
	}

	/** @return list<string> */
	public static function abilities(): array {
		$all = function_exists( 'wp_get_abilities' ) ? array_keys( wp_get_abilities() ) : array();
		return array_values( array_filter( $all, static fn( string $name ) => str_starts_with( $name, 'atoll/' ) ) );
	}

	/**
	 * What WordPress' cron may call: listened to, fired by nobody of ours (docs/hooks.md lists those), and no screen's.
	 *
	 * @return list<string>
	 */
	public static function events(): array {
		$told = (string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/hooks.md' );
		$ours = preg_grep( '/^atoll_(?!page_)/', array_keys( $GLOBALS['wp_filter'] ) ) ?: array();
		return array_values(
			array_filter( $ours, static fn( string $hook ): bool => ! str_contains( $told, "### `{$hook}`" ) )
		);
	}
}
