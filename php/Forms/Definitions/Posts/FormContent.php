<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;

/**
 * A form's fields to and from blocks: each field is one `atoll/field` block, and `atoll/page-break` begins a page. Any
 * other block is content between the fields: a field of kind html that remembers the block it was.
 */
final class FormContent {

	private const FIELD      = 'atoll/field';
	private const PAGE_BREAK = 'atoll/page-break';

	/** Blocks that PHP takes part in rendering, and whose markup is the same for everybody. */
	private const STILL = array( 'core/button', 'core/cover', 'core/file', 'core/gallery', 'core/heading', 'core/image', 'core/list', 'core/media-text', 'core/paragraph', 'core/video' );

	public function __construct( private SafeHtml $html ) {}

	/**
	 * @param list<JsonData> $fields As a source has them.
	 * @param list<JsonData> $pages  The same; all but the first are written with the break that begins them.
	 */
	public function toBlocks( array $fields, array $pages ): string {
		$blocks = array();
		$page   = 0;
		foreach ( $fields as $field ) {
			while ( $page < $field->int( 'page' ) ) {
				++$page;
				$blocks[] = $this->block( self::PAGE_BREAK, isset( $pages[ $page ] ) ? $pages[ $page ]->all() : array() );
			}
			array_push( $blocks, ...$this->blocksOf( $field ) );
		}
		return serialize_blocks( $blocks );
	}

	/**
	 * @param int $free An id that no field has or had; contents, which nobody answers, are numbered from there on.
	 * @return list<array<string, mixed>>
	 */
	public function fromBlocks( string $content, int $free ): array {
		$fields = array();
		$page   = 0;
		$free   = max( $free, $this->highestId( $content ) + 1 );
		foreach ( parse_blocks( $content ) as $block ) {
			if ( self::PAGE_BREAK === $block['blockName'] ) {
				++$page;
			} elseif ( self::FIELD === $block['blockName'] ) {
				$fields[] = array( 'page' => $page ) + JsonData::of( $block['attrs'] )->all();
			} elseif ( $this->says( $block['innerHTML'], $block['innerBlocks'] ) ) {
				$fields[] = array(
					'page'    => $page,
					'id'      => $free++,
					'kind'    => 'html',
					'content' => trim( $this->rendered( $block ) ),
					'block'   => serialize_block( $block ),
				);
			}
		}
		return $fields;
	}

	/**
	 * What a form holds is made once, by whoever saves it, and kept for all: a block that says another thing to everybody,
	 * such as who is logged in, is left out, and so is a form in a form.
	 *
	 * @param array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>} $block
	 */
	private function rendered( array $block ): string {
		$types = \WP_Block_Type_Registry::get_instance();
		$leave = static function ( ?string $html, array $inner ) use ( $types ): ?string {
			$name = JsonData::of( $inner )->string( 'blockName' );
			return true === $types->get_registered( $name )?->is_dynamic() && ! in_array( $name, self::STILL, true ) ? '' : $html;
		};
		add_filter( 'pre_render_block', $leave, 10, 2 );
		try {
			return render_block( $block );
		} finally {
			remove_filter( 'pre_render_block', $leave );
		}
	}

	/** @return list<array<string, mixed>> What breaks say of the pages that they begin: of the second page, and so on. */
	public function pages( string $content ): array {
		$breaks = array_filter( parse_blocks( $content ), static fn( array $block ) => self::PAGE_BREAK === $block['blockName'] );
		return array_values( array_map( static fn( array $block ) => JsonData::of( $block['attrs'] )->all(), $breaks ) );
	}

	/** @return list<int> The ids of the fields that content holds, in its order. */
	public function ids( string $content ): array {
		$ids = array();
		foreach ( parse_blocks( $content ) as $block ) {
			if ( self::FIELD === $block['blockName'] ) {
				$ids[] = JsonData::of( $block['attrs'] )->int( 'id' );
			}
		}
		return $ids;
	}

	/** 0 when it holds none. */
	public function highestId( string $content ): int {
		return max( array( 0, ...array_filter( $this->ids( $content ), static fn( int $id ) => $id <= Field::HIGHEST_ID ) ) );
	}

	/**
	 * Space between blocks and empty paragraphs say nothing.
	 *
	 * @param array<mixed> $inner
	 */
	private function says( string $html, array $inner ): bool {
		return array() !== $inner || 1 === preg_match( '~<(?:img|hr)\b~', $html ) || '' !== trim( wp_strip_all_tags( $html, true ) );
	}

	/** The same content, with nothing in it that only authors may write who may write any HTML. */
	public function cleaned( string $content ): string {
		$cleaned = '';
		foreach ( parse_blocks( $content ) as $block ) {
			$cleaned .= self::FIELD === $block['blockName']
				? serialize_block( array( 'attrs' => $this->html->clean( JsonData::of( $block['attrs'] )->all() ) ) + $block )
				: wp_kses_post( serialize_block( $block ) );
		}
		return $cleaned;
	}

	/** @return list<array<array-key, mixed>> */
	private function blocksOf( JsonData $field ): array {
		return $field->has( 'block' )
			? array_values( parse_blocks( $field->string( 'block' ) ) )
			: array( $this->block( self::FIELD, $this->html->clean( array_diff_key( $field->all(), array( 'page' => 0 ) ) ) ) );
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
}
