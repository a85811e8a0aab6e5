<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Admin\Demo\Writing\PagePaths;
use Atoll\Engine\Contract\JsonData;

/**
 * The demo's pages, from plugin/demo/content/pages.json: by path, parents first, each with title, description, template
 * and the file with its content. A page without a file shows a list by WordPress.
 */
final class DemoPages implements DemoPart {

	/** Post meta of a draft: its former slug, which a page of the demo uses. */
	private const OLD_SLUG = '_atoll_demo_made_way';

	public function __construct( private string $folder, private DemoMarkers $markers ) {}

	public function label(): string {
		return __( 'Pages', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		$pages = JsonData::of( wp_json_file_decode( "{$this->folder}/pages.json", array( 'associative' => true ) ) );
		$missing = array_filter(
			array_keys( $pages->all() ),
			fn( string $path ): bool => ! $this->markers->find( "page:{$path}" )
		);
		array_map( $this->freeSlug( ... ), $missing );
		$placeholders = $placeholders->expecting( PagePaths::expecting( array_values( $missing ), $this->markers ) );
		foreach ( $missing as $order => $path ) {
			$this->add( $path, $pages->map( $path ), $order, $placeholders );
		}
	}

	public function remove(): void {
		$this->markers->remove( 'page:' );
		$this->restoreSlugs();
	}

	/**
	 * Clears the slug of a draft at that path. Nobody knows its URL; it may be the privacy policy draft of a new
	 * WordPress.
	 */
	private function freeSlug( string $path ): void {
		$draft = get_page_by_path( $path );
		if ( $draft && 'draft' === $draft->post_status ) {
			update_post_meta( $draft->ID, self::OLD_SLUG, $draft->post_name );
			wp_update_post(
				array(
					'ID'        => $draft->ID,
					'post_name' => '',
				)
			);
		}
	}

	private function add( string $path, JsonData $page, int $order, DemoPlaceholders $placeholders ): void {
		$post = array(
			'post_type'      => 'page',
			'post_status'    => 'publish',
			'post_name'      => '/' === $path ? 'home' : basename( $path ),
			'post_parent'    => $this->markers->find( 'page:' . dirname( $path ) . '/' ),
			'post_title'     => $page->string( 'title' ),
			'post_content'   => $placeholders->fill( $this->text( $page->string( 'file' ) ) ),
			'post_excerpt'   => $page->string( 'description' ),
			'menu_order'     => $order,
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
			// As 'page_template', WordPress would reject it if a theme without the template was activated since.
			'meta_input'     => array_filter( array( '_wp_page_template' => $page->string( 'template' ) ) )
				+ (array) $placeholders->fillAll( $page->array( 'meta' ) ),
		);
		$this->markers->make( "page:{$path}", static fn(): int|\WP_Error => wp_insert_post( wp_slash( $post ), true ) );
	}

	private function restoreSlugs(): void {
		$drafts = get_posts(
			array(
				'post_type'      => 'page',
				'post_status'    => 'draft',
				'meta_key'       => self::OLD_SLUG,
				'posts_per_page' => -1,
			)
		);
		foreach ( $drafts as $draft ) {
			$slug = get_post_meta( $draft->ID, self::OLD_SLUG, true );
			delete_post_meta( $draft->ID, self::OLD_SLUG );
			wp_update_post(
				array(
					'ID'        => $draft->ID,
					'post_name' => is_string( $slug ) ? $slug : '',
				)
			);
		}
	}

	private function text( string $file ): string {
		return '' === $file ? '' : (string) file_get_contents( "{$this->folder}/{$file}" );
	}
}
