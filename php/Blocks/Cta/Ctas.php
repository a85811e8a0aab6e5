<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

use Atoll\Blocks\Attributes;

/** Prints calls to action: one link each, which works without JavaScript. */
final class Ctas {

	private const APPEARANCES = array( 'primary', 'secondary', 'text' );

	/** @param array<string, Kind> $kinds By the block's `kind`. */
	public function __construct( private array $kinds ) {}

	/**
	 * The block atoll/cta with its wrapper; '' while it leads nowhere or says nothing, since a dead link is worse
	 * than none. Called while WordPress renders the block, whose class names and spacing the wrapper carries.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function block( array $attributes ): string {
		$link = $this->link( new Attributes( $attributes ) );
		return '' === $link ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $link );
	}

	/**
	 * The link alone.
	 *
	 * @param string $before Safe HTML before the label, such as a mark, which may stand alone where there is little room.
	 */
	public function link( Attributes $attributes, string $before = '' ): string {
		$kind   = $this->kinds[ $attributes->text( 'kind' ) ] ?? null;
		$target = $kind?->target( $attributes );
		$href   = null === $target ? '' : esc_url( $target->href );
		$label  = trim( wp_strip_all_tags( $attributes->text( 'label' ) ) );
		$label  = $this->label( $label, (string) $target?->text );
		if ( null === $target || '' === $href || '' === $label ) {
			return '';
		}
		return sprintf(
			'<a class="atoll-button atoll-button--%s" href="%s"%s%s>%s</a>',
			esc_attr( $this->appearance( $attributes->text( 'appearance' ) ) ),
			$href,
			$target->newWindow ? ' target="_blank" rel="noopener"' : '',
			null === $target->form ? '' : sprintf( ' data-atoll-form="%d"', $target->form ),
			( '' === $before ? esc_html( $label ) : $before . '<span>' . esc_html( $label ) . '</span>' ) . ( $target->newWindow ? $this->newWindowHint() : '' )
		);
	}

	/** @param string $own What the target says by itself, such as a number; `{phone}` stands for it in a label. */
	private function label( string $label, string $own ): string {
		return '' === $label || '' === $own ? $label . $own : str_replace( '{phone}', $own, $label );
	}

	private function appearance( string $chosen ): string {
		return in_array( $chosen, self::APPEARANCES, true ) ? $chosen : self::APPEARANCES[0];
	}

	private function newWindowHint(): string {
		return '<span class="screen-reader-text"> ' . esc_html__( '(opens in a new tab)', 'atoll' ) . '</span>';
	}
}
