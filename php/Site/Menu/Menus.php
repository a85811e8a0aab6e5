<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Platform\Http\CurrentRequest;
use WP_Post;

/** WordPress' menus as trees, by menu locations in header and footer. */
final class Menus {

	public const MAIN      = 'main';
	public const SECONDARY = 'secondary';

	public const FOOTER               = 'footer';
	public const FOOTER_SUB           = 'footer-sub';
	public const FOOTER_SECONDARY     = 'footer-secondary';
	public const FOOTER_SECONDARY_SUB = 'footer-secondary-sub';

	private const LOCATIONS = array(
		self::MAIN,
		self::SECONDARY,
		self::FOOTER,
		self::FOOTER_SUB,
		self::FOOTER_SECONDARY,
		self::FOOTER_SECONDARY_SUB,
	);

	/** Meta key of a menu item's icon. */
	public const ICON = '_atoll_icon';

	/** Empty if there is no privacy policy, or visitors cannot open it yet. */
	private string $policyUrl = '';

	public function __construct( private MenuPosition $position, private MenuCachePriming $priming ) {}

	/**
	 * Returns the items at a location, in order; empty if no menu was chosen.
	 *
	 * @return list<MenuItem>
	 */
	public function at( string $location ): array {
		$menus = array_filter( array_map( 'intval', get_nav_menu_locations() ) );
		$menu  = $menus[ $location ] ?? 0;
		$this->priming->prime( array_values( array_unique( $menus ) ) );
		$items = $menu ? wp_get_nav_menu_items( $menu ) : false;
		$all   = MenuEntries::posts( $items ?: array() );
		$posts = array_values( array_filter( $all, $this->isShown( ... ) ) );
		$this->position->mark( $posts );
		$this->policyUrl = get_privacy_policy_url();
		return $this->tree( 0, $this->byParent( $posts, $all ) );
	}

	/** Returns the name of a menu item's icon; empty if it has none. */
	public static function icon( int $item ): string {
		$name = get_post_meta( $item, self::ICON, true );
		return is_string( $name ) ? $name : '';
	}

	public static function registerLocations(): void {
		register_nav_menus(
			CurrentRequest::mayShowNames() ? self::names() : array_combine( self::LOCATIONS, self::LOCATIONS )
		);
	}

	/** @return array<string, string> By location. */
	private static function names(): array {
		return array(
			self::MAIN                 => __( 'Main menu', 'atoll' ),
			self::SECONDARY            => __( 'Secondary menu', 'atoll' ),
			self::FOOTER               => __( 'Footer', 'atoll' ),
			self::FOOTER_SUB           => __( 'Footer, small print', 'atoll' ),
			self::FOOTER_SECONDARY     => __( 'Secondary footer', 'atoll' ),
			self::FOOTER_SECONDARY_SUB => __( 'Secondary footer, small print', 'atoll' ),
		);
	}

	/** Whether the current user can open the page that an item links to. Visitors, for instance, cannot open drafts. */
	private function isShown( WP_Post $entry ): bool {
		$id   = 'post_type' === $entry->type ? (int) $entry->object_id : 0;
		$page = $id > 0 ? get_post( $id ) : null;
		// Checks only the status: language switchers link to posts of a type without public pages.
		return null === $page
			|| is_post_status_viewable( (string) get_post_status( $page ) )
			|| current_user_can( 'read_post', $page->ID );
	}

	/**
	 * Groups items by parent. Children of an item that is not shown, or was deleted with its page, take its place.
	 *
	 * @param list<WP_Post> $shown
	 * @param list<WP_Post> $all
	 * @return array<int, list<WP_Post>>
	 */
	private function byParent( array $shown, array $all ): array {
		$isShown = array_fill_keys( array_column( $shown, 'ID' ), true );
		$parents = array();
		foreach ( $all as $entry ) {
			$parents[ $entry->ID ] = (int) $entry->menu_item_parent;
		}
		$groups = array();
		foreach ( $shown as $entry ) {
			$parent = $parents[ $entry->ID ];
			for ( $steps = count( $all ); $steps > 0 && $parent > 0 && ! isset( $isShown[ $parent ] ); $steps-- ) {
				$parent = $parents[ $parent ] ?? 0;
			}
			$groups[ $parent ][] = $entry;
		}
		return $groups;
	}

	/**
	 * @param array<int, list<WP_Post>> $groups
	 * @return list<MenuItem>
	 */
	private function tree( int $parent, array $groups ): array {
		return array_map(
			fn( WP_Post $post ): MenuItem => $this->item( $post, $this->tree( $post->ID, $groups ) ),
			$groups[ $parent ] ?? array()
		);
	}

	/** @param list<MenuItem> $submenus */
	private function item( WP_Post $post, array $submenus ): MenuItem {
		$url   = trim( (string) $post->url );
		$url   = '#' === $url ? '' : $url; // Commonly used for items without a link.
		$host  = wp_parse_url( $url, PHP_URL_HOST );
		$title = MenuEntries::text( (string) $post->title );
		$more  = MenuEntries::text( (string) $post->attr_title );
		return new MenuItem(
			$post->ID,
			$title,
			$url,
			MenuEntries::text( (string) $post->description ),
			$post->ID > 0 ? self::icon( $post->ID ) : '',
			(string) $post->target,
			is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host,
			$this->position->isCurrent( $post ),
			$submenus,
			$this->position->isAbove( $post ),
			trim( $post->xfn . ( '' !== $url && $this->policyUrl === $url ? ' privacy-policy' : '' ) ),
			0 === strcasecmp( $more, $title ) ? '' : $more
		);
	}
}
