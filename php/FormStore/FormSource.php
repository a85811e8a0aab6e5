<?php

declare( strict_types=1 );

namespace Atoll\FormStore;

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
	 * @return array<string, mixed> What wp_insert_post takes, slashed as it wants it.
	 */
	public function toPost( array $source ): array {
		$settings = array_diff_key( $source, array_flip( array( 'title', 'fields', 'gravity', 'isActive' ) ) );
		return wp_slash(
			array(
				'post_type'    => FormPostType::NAME,
				'post_title'   => (string) ( $source['title'] ?? '' ),
				'post_content' => $this->toBlocks( (array) ( $source['fields'] ?? array() ) ),
				'post_status'  => ( $source['isActive'] ?? true ) ? 'publish' : 'draft',
				'meta_input'   => array(
					self::SETTINGS => (string) wp_json_encode( (object) $settings ),
					self::GRAVITY  => (string) wp_json_encode( (object) ( $source['gravity'] ?? array() ) ),
				),
			)
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

	/** @param array<mixed> $fields */
	private function toBlocks( array $fields ): string {
		$blocks = array();
		$page   = 0;
		foreach ( $fields as $field ) {
			$field = (array) $field;
			for ( ; $page < (int) ( $field['page'] ?? 0 ); $page++ ) {
				$blocks[] = $this->block( self::PAGE_BREAK, array() );
			}
			unset( $field['page'] );
			$blocks[] = $this->block( self::FIELD, $this->html->clean( $field ) );
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
				$fields[] = array( 'page' => $page ) + $block['attrs'];
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
		$value = json_decode( (string) get_post_meta( $post->ID, $key, true ), true );
		return is_array( $value ) ? $value : array();
	}
}
