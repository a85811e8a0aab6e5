<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\BlockWrapper;

/** Prints calls to action: one link each, which works without JavaScript wherever it can. */
final class Ctas {

	private const APPEARANCES = array( 'primary', 'secondary', 'text' );

	/** @param array<string, CtaKind> $kinds By the block's `kind`. */
	public function __construct( private array $kinds ) {}

	/**
	 * Renders the block atoll/cta with its wrapper; nothing if it has no target or label, because a dead link is worse
	 * than none. Call it while WordPress renders the block, so that the wrapper has the block's class names and
	 * spacing.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function html( array $attributes ): string {
		$link = $this->link( new BlockAttributes( $attributes ) );
		return '' === $link ? '' : sprintf( '<div %s>%s</div>', BlockWrapper::attributes( $attributes ), $link );
	}

	/**
	 * Returns the link without a wrapper.
	 *
	 * @param string $icon Safe HTML before the label, such as an icon. Styles may show it without the label where there
	 *                     is little room.
	 */
	public function link( BlockAttributes $attributes, string $icon = '' ): string {
		$kind   = $this->kinds[ $attributes->text( 'kind' ) ] ?? null;
		$target = $kind?->target( $attributes );
		$href   = null === $target ? '' : esc_url( $target->href );
		$label  = trim( wp_strip_all_tags( $attributes->text( 'label' ) ) );
		$label  = '' === $label ? (string) $target?->text : $this->withNumber( $label, $target );
		if ( null === $target || '' === $href || '' === $label || ( $target->needsScript && $this->isInFeed() ) ) {
			return '';
		}
		return sprintf(
			'<a class="atoll-button atoll-button--%s%s" href="%s"%s%s>%s</a>',
			esc_attr( $this->appearance( $attributes->text( 'appearance' ) ) ),
			$target->needsScript ? ' atoll-needs-script' : '',
			$href,
			$target->newWindow ? ' target="_blank" rel="noopener"' : '',
			null === $target->form ? '' : sprintf( ' data-atoll-form="%d"', $target->form ),
			( '' === $icon ? esc_html( $label ) : $icon . '<span>' . esc_html( $label ) . '</span>' )
				. ( $target->newWindow ? $this->newWindowHint() : '' )
		);
	}

	/** Whether it is printed in a feed, where no scripts run. */
	private function isInFeed(): bool {
		return did_action( 'wp' ) > 0 && is_feed();
	}

	/** Replaces `{phone}` in a label with the phone number. */
	private function withNumber( string $label, ?CtaTarget $target ): string {
		return null !== $target && str_starts_with( $target->href, 'tel:' )
			? str_replace( '{phone}', $target->text, $label )
			: $label;
	}

	private function appearance( string $chosen ): string {
		return in_array( $chosen, self::APPEARANCES, true ) ? $chosen : self::APPEARANCES[0];
	}

	private function newWindowHint(): string {
		return '<span class="screen-reader-text"> ' . esc_html__( '(opens in a new tab)', 'atoll' ) . '</span>';
	}
}
