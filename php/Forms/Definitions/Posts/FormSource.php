<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\ReadFailed;

/**
 * A form's source, as editors save it, to and from the post: fields and pages are blocks in the content
 * ({@see FormContent}), the form's other settings (the first page's too) are one meta value, what came with a Gravity
 * Forms export another. The id that its next field gets is a meta value of its own ({@see FieldIds}), so that neither
 * revisions nor editors set it back.
 */
final class FormSource {

	public const SETTINGS = 'atoll_settings';
	public const GRAVITY  = 'atoll_gravity';

	public function __construct( private FormContent $content, private FieldIds $ids ) {}

	/**
	 * The post of a form.
	 *
	 * @return \WP_Post|null Null when it is gone.
	 * @throws ReadFailed When the database does not tell, which WordPress answers alike.
	 */
	public static function post( int $id ): ?\WP_Post {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$post = get_post( $id );
		return null === $post && '' !== $wpdb->last_error
			? throw new ReadFailed( "post {$id}: {$wpdb->last_error}" )
			: $post;
	}

	/** When a form was made, by UTC, which a post that was never published does not say. */
	public static function dateCreated( \WP_Post $post ): string {
		return '0000-00-00 00:00:00' === $post->post_date_gmt
			? get_gmt_from_date( $post->post_date )
			: $post->post_date_gmt;
	}

	/** Whether the meta value of a form's post belongs to its source. */
	public static function isMetaKey( mixed $key ): bool {
		return in_array( $key, array( self::SETTINGS, self::GRAVITY ), true );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array{post_type: string, post_title: string, post_content: string, post_status: string,
	 * meta_input: array<string, string>} What wp_insert_post takes, but not slashed yet.
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
	 * With slashes as they are: what replaces the address of a site that moved looks for it so.
	 *
	 * @param array<string, mixed> $settings
	 */
	private static function json( array $settings ): string {
		return (string) wp_json_encode( (object) $settings, JSON_UNESCAPED_SLASHES );
	}

	/**
	 * @return array<string, mixed> The source that {@see toPost()} was given.
	 * @throws ReadFailed When the database does not tell: a form without its notifications would be saved over it.
	 */
	public function fromPost( \WP_Post $post ): array {
		if ( ! metadata_exists( 'post', $post->ID, self::SETTINGS ) ) {
			$this->readMeta( $post->ID );
		}
		return $this->fromEdited( $post, $post->post_title, $post->post_content, $this->meta( $post, self::SETTINGS ) );
	}

	/**
	 * Reads the meta values anew of a form that seems to have no settings, as every saved one has: WordPress keeps in
	 * its cache that there are none also where the query for them failed.
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
	 * The source that a post will be, once it is saved with what is on an editor's screen.
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
	 * @param string $json As the meta value holds them.
	 * @return array<string, mixed>
	 */
	public static function settings( string $json ): array {
		return JsonData::of( json_decode( $json, true ) )->all();
	}
}
