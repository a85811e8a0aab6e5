<?php

declare( strict_types=1 );

namespace Atoll\FormStore;

use Atoll\Contract\Data;

/** Finds forms in the blocks of what editors wrote, also in the synced patterns it uses. */
final class PlacedForms {

	/** @param int $form Its public number. */
	public function isIn( \WP_Post $post, int $form ): bool {
		return ! post_password_required( $post ) && $this->holds( $post->post_content, $form, array() );
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
		$attributes = Data::of( $block['attrs'] ?? null );
		return match ( $block['blockName'] ?? '' ) {
			'atoll/form' => $form === $attributes->int( 'formId' ),
			'core/block' => $this->patternHolds( $attributes->int( 'ref' ), $form, $seen ),
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
