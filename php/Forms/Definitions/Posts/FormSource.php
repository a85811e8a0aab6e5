<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Converts a form's source, as editors save it, to its post and back. Fields and pages are blocks in the content
 * ({@see FormContent}). The form's other settings, the first page's included, are one meta value, and data from a
 * Gravity Forms export is another. The next field's id has its own meta value ({@see FieldIds}), so that neither
 * revisions nor editors can set it back.
 */
final class FormSource {

	public const SETTINGS = 'atoll_settings';
	public const GRAVITY  = 'atoll_gravity';

	public function __construct( private FormContent $content, private FieldIds $ids ) {}

	/**
	 * Returns the post of a form.
	 *
	 * @return \WP_Post|null Null if it does not exist.
	 * @throws ReadFailed If the query fails, for which WordPress returns null too.
	 */
	public static function post( int $id ): ?\WP_Post {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$post = get_post( $id );
		return null === $post && '' !== $wpdb->last_error
			? throw new ReadFailed( "post {$id}: {$wpdb->last_error}" )
			: $post;
	}

	/** Returns the date when a form was made, in UTC. The UTC date of a post that was never published is empty. */
	public static function dateCreated( \WP_Post $post ): string {
		return '0000-00-00 00:00:00' === $post->post_date_gmt
			? get_gmt_from_date( $post->post_date )
			: $post->post_date_gmt;
	}

	/** Whether a meta key of a form's post belongs to the form's source. */
	public static function isMetaKey( mixed $key ): bool {
		return in_array( $key, array( self::SETTINGS, self::GRAVITY ), true );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array{post_type: string, post_title: string, post_content: string, post_status: string,
	 * meta_input: array<string, string>} Arguments for wp_insert_post(), not slashed yet.
	 */
	public function toPost( array $source ): array {
		$data     = new JsonData( $source );
		$pages    = $data->list( 'pageList' );
		$settings = array_diff_key(
			$source,
			array_flip( array( 'title', 'fields', 'gravity', 'isActive', 'nextFieldId' ) )
		);
		if ( array() !== $pages ) {
			$settings['pageList'] = array( $pages[0]->all() );
		}
		return array(
			'post_type'    => FormPostType::NAME,
			'post_title'   => $data->string( 'title' ),
			'post_content' => $this->content->toBlocks( $data->list( 'fields' ), $pages ),
			'post_status'  => $data->bool( 'isActive', true ) ? 'publish' : 'draft',
			'meta_input'   => array(
				self::SETTINGS => self::json( $settings ),
				self::GRAVITY  => self::json( $data->array( 'gravity' ) ),
			),
		);
	}

	/**
	 * Does not escape slashes: tools that replace a site's URL after a move search for it unescaped.
	 *
	 * @param array<string, mixed> $settings
	 */
	private static function json( array $settings ): string {
		return (string) wp_json_encode( (object) $settings, JSON_UNESCAPED_SLASHES );
	}

	/**
	 * @return array<string, mixed> The source that {@see toPost()} was given.
	 * @throws ReadFailed If a query fails. Otherwise, the form could be saved again without its notifications.
	 */
	public function fromPost( \WP_Post $post ): array {
		if ( ! metadata_exists( 'post', $post->ID, self::SETTINGS ) ) {
			$this->readMeta( $post->ID );
		}
		return $this->fromEdited( $post, $post->post_title, $post->post_content, $this->meta( $post, self::SETTINGS ) );
	}

	/**
	 * Reads the meta values again if a form seems to have no settings, because every saved form has some. WordPress
	 * caches an empty list also after a failed query.
	 *
	 * @throws ReadFailed
	 */
	private function readMeta( int $id ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		wp_cache_delete( $id, 'post_meta' );
		update_meta_cache( 'post', array( $id ) );
		if ( '' !== $wpdb->last_error ) {
			wp_cache_delete( $id, 'post_meta' );
			throw new ReadFailed( "postmeta of {$id}: {$wpdb->last_error}" );
		}
	}

	/**
	 * Returns the source that a form will have once its editor's screen is saved.
	 *
	 * @param array<string, mixed> $settings
	 * @return array{title: string, isActive: bool, fields: list<array<string, mixed>>, gravity: array<string, mixed>,
	 * nextFieldId: int, ...<string, mixed>}
	 */
	public function fromEdited( \WP_Post $post, string $title, string $content, array $settings ): array {
		$next  = $this->ids->next( $post->ID );
		$first = ( new JsonData( $settings ) )->list( 'pageList' )[0] ?? new JsonData( array() );
		$pages = array( $first->all(), ...$this->content->pages( $content ) );
		return array(
			'title'       => $title,
			'isActive'    => 'publish' === $post->post_status,
			'fields'      => $this->content->fromBlocks( $content, $next ),
			'gravity'     => $this->meta( $post, self::GRAVITY ),
			'nextFieldId' => max( $next, $this->content->highestId( $content ) + 1 ),
		) + ( array() === array_filter( $pages ) ? array() : array( 'pageList' => $pages ) ) + $settings;
	}

	/** @return array<string, mixed> */
	private function meta( \WP_Post $post, string $key ): array {
		$value = get_post_meta( $post->ID, $key, true );
		return self::settings( is_string( $value ) ? $value : '' );
	}

	/**
	 * @param string $json Settings as the meta value holds them.
	 * @return array<string, mixed>
	 */
	public static function settings( string $json ): array {
		return JsonData::of( json_decode( $json, true ) )->all();
	}
}
