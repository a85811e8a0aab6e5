<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Platform\Http\CurrentRequest;
use WP_Post;

/** WordPress' menus as trees, at the places that header and footer show. */
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

	/** Meta key of a menu entry's mark. */
	public const ICON = '_atoll_icon';

	public function __construct( private MenuPosition $place, private MenuCachePriming $priming ) {}

	/**
	 * The entries at a place, in order; none where no menu was chosen.
	 *
	 * @return list<MenuItem>
	 */
	public function at( string $location ): array {
		$menus = array_filter( array_map( 'intval', get_nav_menu_locations() ) );
		$menu  = $menus[ $location ] ?? 0;
		$this->priming->prime( array_values( array_unique( $menus ) ) );
		$found = $menu ? wp_get_nav_menu_items( $menu ) : false;
		$posts = array_values( array_filter( $found ?: array(), static fn( $post ) => $post instanceof WP_Post ) );
		$this->place->note( $posts );
		return $this->below( 0, $this->byParent( $posts ) );
	}

	/** Name of a menu entry's mark, empty when it has none. */
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

	/**
	 * @param array<WP_Post> $posts
	 * @return array<int, list<WP_Post>>
	 */
	private function byParent( array $posts ): array {
		$groups = array();
		foreach ( $posts as $post ) {
			$groups[ (int) $post->menu_item_parent ][] = $post;
		}
		return $groups;
	}

	/**
	 * @param array<int, list<WP_Post>> $groups
	 * @return list<MenuItem>
	 */
	private function below( int $parent, array $groups ): array {
		return array_map(
			fn( WP_Post $post ): MenuItem => $this->item( $post, $this->below( $post->ID, $groups ) ),
			$groups[ $parent ] ?? array()
		);
	}

	/** @param list<MenuItem> $submenus */
	private function item( WP_Post $post, array $submenus ): MenuItem {
		$url  = trim( (string) $post->url );
		$url  = '#' === $url ? '' : $url; // What people enter for an entry that leads nowhere.
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return new MenuItem(
			$post->ID,
			(string) $post->title,
			$url,
			trim( (string) $post->description ),
			self::icon( $post->ID ),
			(string) $post->target,
			is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host,
			$this->place->isCurrent( $post ),
			$submenus,
			$this->place->isAbove( $post )
		);
	}
}
