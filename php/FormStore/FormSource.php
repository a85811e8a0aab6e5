<?php

declare( strict_types=1 );

namespace Atoll\FormStore;

use Atoll\Contract\Data;

/**
 * A form's source, as editors save it, to and from the post: each field is one `atoll/field` block in the content,
 * the form's other settings are one meta value, what came with a Gravity Forms export another.
 */
final class FormSource {

	public const SETTINGS = 'atoll_settings';
	public const GRAVITY  = 'atoll_gravity';

	private const FIELD      = 'atoll/field';
	private const PAGE_BREAK = 'atoll/page-break';

	public function __construct( private SafeHtml $html ) {}

	/**
	 * @param array<string, mixed> $source
	 * @return array{post_type: string, post_title: string, post_content: string, post_status: string, meta_input: array<string, string>} What wp_insert_post takes, but not slashed yet.
	 */
	public function toPost( array $source ): array {
		$data     = new Data( $source );
		$settings = array_diff_key( $source, array_flip( array( 'title', 'fields', 'gravity', 'isActive' ) ) );
		return array(
			'post_type'    => FormPostType::NAME,
			'post_title'   => $data->string( 'title' ),
			'post_content' => $this->toBlocks( $data->list( 'fields' ) ),
			'post_status'  => $data->bool( 'isActive', true ) ? 'publish' : 'draft',
			'meta_input'   => array(
				self::SETTINGS => (string) wp_json_encode( (object) $settings ),
				self::GRAVITY  => (string) wp_json_encode( (object) $data->array( 'gravity' ) ),
			),
		);
	}

	/** @return array<string, mixed> The source that {@see toPost()} was given. */
	public function fromPost( \WP_Post $post ): array {
		return array(
			'title'    => $post->post_title,
			'isActive' => 'publish' === $post->post_status,
			'fields'   => $this->fromBlocks( $post->post_content ),
			'gravity'  => $this->meta( $post, self::GRAVITY ),
		) + $this->meta( $post, self::SETTINGS );
	}

	/** @param list<Data> $fields */
	private function toBlocks( array $fields ): string {
		$blocks = array();
		$page   = 0;
		foreach ( $fields as $field ) {
			for ( ; $page < $field->int( 'page' ); $page++ ) {
				$blocks[] = $this->block( self::PAGE_BREAK, array() );
			}
			$blocks[] = $this->block( self::FIELD, $this->html->clean( array_diff_key( $field->all(), array( 'page' => 0 ) ) ) );
		}
		return serialize_blocks( $blocks );
	}

	/** @return list<array<string, mixed>> */
	private function fromBlocks( string $content ): array {
		$fields = array();
		$page   = 0;
		foreach ( parse_blocks( $content ) as $block ) {
			if ( self::PAGE_BREAK === $block['blockName'] ) {
				++$page;
			} elseif ( self::FIELD === $block['blockName'] ) {
				$fields[] = array( 'page' => $page ) + Data::of( $block['attrs'] )->all();
			}
		}
		return $fields;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function block( string $name, array $attributes ): array {
		return array(
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}

	/** @return array<string, mixed> */
	private function meta( \WP_Post $post, string $key ): array {
		$value = get_post_meta( $post->ID, $key, true );
		return Data::of( is_string( $value ) ? json_decode( $value, true ) : null )->all();
	}
}
