<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;

/**
 * A block between the fields of a form, such as a heading or a picture, as HTML.
 *
 * @phpstan-type Block array{
 *     blockName: string|null,
 *     attrs: array<mixed>,
 *     innerBlocks: array<array<mixed>>,
 *     innerHTML: string,
 *     innerContent: array<mixed>,
 * }
 */
final class ContentBlock {

	/** Dynamic blocks of WordPress core whose markup is the same for everybody. */
	private const STATIC = array(
		'core/button',
		'core/cover',
		'core/file',
		'core/gallery',
		'core/heading',
		'core/image',
		'core/list',
		'core/media-text',
		'core/paragraph',
		'core/video',
	);

	/**
	 * Whether a block has content; false for whitespace between blocks and for empty paragraphs.
	 *
	 * @param Block $block
	 */
	public static function hasContent( array $block ): bool {
		return array() !== $block['innerBlocks']
			|| 1 === preg_match( '~<(?:img|hr)\b~', $block['innerHTML'] )
			|| '' !== trim( wp_strip_all_tags( $block['innerHTML'], true ) );
	}

	/**
	 * Renders a block. The markup in a form is rendered once, when the form is saved, and stored for everybody, so a
	 * block that depends on the visitor, such as one about the logged-in user, is left out, and so is a form within a
	 * form.
	 *
	 * @param Block $block
	 */
	public static function render( array $block ): string {
		$skip = static fn( ?string $html, array $inner ): ?string => self::isPersonal( $inner ) ? '' : $html;
		add_filter( 'pre_render_block', $skip, 10, 2 );
		try {
			return render_block( $block );
		} finally {
			remove_filter( 'pre_render_block', $skip );
		}
	}

	/** @param array<mixed> $block */
	private static function isPersonal( array $block ): bool {
		$name = JsonData::of( $block )->string( 'blockName' );
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		return true === $type?->is_dynamic() && ! in_array( $name, self::STATIC, true );
	}
}
