<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Calculator;
use Atoll\Engine\Calculators\CalculatorDefinition;
use Atoll\Engine\Calculators\Calculators;
use Atoll\Engine\Calculators\Inputs\InputReader;
use Atoll\Engine\Calculators\Texts\InputTexts;
use Atoll\Engine\Calculators\Texts\NumberText;
use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Islands\Islands;
use Atoll\Site\Blocks\BlockAttributes;

/** The block atoll/calculator. */
final class CalculatorBlock {

	/** Keys of an input that the island does not need. */
	private const TEXT_KEYS = array( 'title', 'label', 'hint', 'slider' );

	/** @var array<string, int> How often each kind was printed so far, so that ids are unique. */
	private array $printed = array();

	public function __construct(
		private Calculators $calculators,
		private Islands $islands,
		private CalculatorRequest $request
	) {}

	/**
	 * Renders the block; nothing for an unknown kind. In feeds it is a link to the page with the calculator. Call it
	 * while WordPress renders the block.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function html( array $attributes ): string {
		$block      = new BlockAttributes( $attributes );
		$definition = $this->calculators->definition( $block->text( 'kind' ) );
		if ( null === $definition ) {
			return '';
		}
		$page  = $block->text( 'url' );
		$title = '' === $block->text( 'title' )
			? $definition->data->string( 'title' )
			: wp_strip_all_tags( $block->text( 'title' ) );
		if ( did_action( 'wp' ) > 0 && is_feed() ) {
			return $this->feedLink( '' === $page ? get_permalink() . "#{$definition->kind}" : $page, $title );
		}
		$view       = $this->view(
			$definition,
			( new JsonData( $attributes ) )->strings( 'values' ),
			'' === $page ? $this->request->page() : $page
		);
		$hasHeading = '' !== $page || false !== ( $attributes['showTitle'] ?? true );

		return sprintf(
			'<section %s>%s%s</section>',
			get_block_wrapper_attributes(
				array(
					'class' => "atoll-calculator atoll-calculator--{$definition->kind}"
						. ( '' === $page ? '' : ' atoll-calculator--card' ),
					'id'    => $view->id,
					$hasHeading ? 'aria-labelledby' : 'aria-label' => $hasHeading ? $view->id( 'title' ) : $title,
				)
			),
			$hasHeading ? $this->heading( $view, $title, min( 4, max( 2, $block->number( 'level' ) ) ), $page ) : '',
			'' === $page
				? $this->islands->placeholder( 'calculator', $this->props( $view ), $this->markup()->html( $view ) )
				: $this->card()->html( $view )
		);
	}

	/** Returns a link for feed readers, where a calculator cannot work. */
	private function feedLink( string $address, string $title ): string {
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html( $title ) );
	}

	/** @param string $page URL of the page with the calculator; empty if it is the current page. */
	private function heading( CalculatorView $view, string $title, int $level, string $page ): string {
		return sprintf(
			'<div class="atoll-calculator__head"><h%1$d class="atoll-calculator__title" id="%2$s">%3$s</h%1$d><p class="atoll-calculator__about">%4$s</p></div>',
			$level,
			esc_attr( $view->id( 'title' ) ),
			'' === $page ? esc_html( $title ) : sprintf( '<a href="%s">%s</a>', esc_url( $page ), esc_html( $title ) ),
			esc_html( $view->definition->data->string( 'description' ) )
		);
	}

	/**
	 * @param array<array-key, string> $values Starting values set in the editor, as typed.
	 * @param string                   $page   URL of the page that shows the result.
	 */
	private function view( CalculatorDefinition $definition, array $values, string $page ): CalculatorView {
		$kind     = $definition->kind;
		$defaults = ( new InputReader() )->read( $definition, $values )->values->all();
		$entered  = $this->request->read( $definition );
		$count    = $this->printed[ $kind ] = ( $this->printed[ $kind ] ?? 0 ) + 1;
		$answer   = (
			new Calculator( $this->calculators, new InputReader() )
		)->calculate( $definition, $entered, $defaults );
		return new CalculatorView(
			1 === $count ? $kind : "$kind-$count",
			$definition,
			$answer,
			$entered,
			$defaults,
			$page
		);
	}

	private function markup(): CalculatorMarkup {
		$texts = $this->calculators->texts();
		return new CalculatorMarkup(
			$texts,
			$this->input(),
			new CalculatorFormMarkup(),
			new CalculatorResultMarkup( $texts, new ChartMarkup() )
		);
	}

	private function card(): CalculatorCardMarkup {
		return new CalculatorCardMarkup( $this->calculators->texts(), $this->input(), new CalculatorFormMarkup() );
	}

	private function input(): CalculatorInputMarkup {
		return new CalculatorInputMarkup( new InputTexts( new NumberText( $this->calculators->texts() ) ) );
	}

	/** @return array<string, mixed> Props with which the island shows the same as the server. */
	private function props( CalculatorView $view ): array {
		return array(
			'kind'       => $view->definition->kind,
			'definition' => array(
				...$view->definition->forIsland(),
				'inputs' => $view->definition->inputsWithout( ...self::TEXT_KEYS ),
			),
			'texts'      => $this->calculators->texts()->all(),
			'defaults'   => $view->defaults,
		);
	}
}
