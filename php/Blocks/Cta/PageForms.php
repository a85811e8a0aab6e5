<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

use Atoll\Blocks\Attributes;
use Atoll\FormStore\FormRepository;

/** Finds the forms of the page in its blocks, because a call to action often stands above its form. */
final class PageForms implements FormPlaces {

	public function __construct( private FormRepository $forms ) {}

	public function isOnThisPage( int $form ): bool {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof \WP_Post
			&& ! post_password_required( $post )
			&& $this->holds( $post->post_content, $form, array() )
			&& null !== $this->forms->find( $form );
	}

	/** @param list<int> $seen Synced patterns that were looked into on the way here. */
	private function holds( string $content, int $form, array $seen ): bool {
		$mayHold = has_block( 'atoll/form', $content ) || has_block( 'core/block', $content );
		return $mayHold && $this->anyHolds( parse_blocks( $content ), $form, $seen );
	}

	/**
	 * @param array<mixed> $blocks As parse_blocks() gives them.
	 * @param list<int>    $seen
	 */
	private function anyHolds( array $blocks, int $form, array $seen ): bool {
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && $this->blockHolds( $block, $form, $seen ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<mixed> $block
	 * @param list<int>    $seen
	 */
	private function blockHolds( array $block, int $form, array $seen ): bool {
		$attributes = new Attributes( (array) ( $block['attrs'] ?? array() ) );
		return match ( $block['blockName'] ?? '' ) {
			'atoll/form' => $form === $attributes->number( 'formId' ),
			'core/block' => $this->patternHolds( $attributes->number( 'ref' ), $form, $seen ),
			default      => $this->anyHolds( (array) ( $block['innerBlocks'] ?? array() ), $form, $seen ),
		};
	}

	/** @param list<int> $seen */
	private function patternHolds( int $pattern, int $form, array $seen ): bool {
		$post = $pattern > 0 && ! in_array( $pattern, $seen, true ) ? get_post( $pattern ) : null;
		return $post instanceof \WP_Post
			&& 'publish' === $post->post_status
			&& $this->holds( $post->post_content, $form, array( ...$seen, $pattern ) );
	}
}
