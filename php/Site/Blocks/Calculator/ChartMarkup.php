<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Contract\JsonData;

/** Prints a chart as SVG. Positions are percentages, so that text has the same size on every screen. */
final class ChartMarkup {

	public function html( CalculatorView $view ): string {
		$chart = $view->definition->data->map( 'chart' );
		return sprintf(
			'<figure class="atoll-calculator__chart"><figcaption class="atoll-calculator__caption">%1$s</figcaption>'
			. '<svg class="atoll-chart" role="img" aria-labelledby="%2$s"><title id="%2$s">%1$s</title>'
			. '<g data-atoll="levels">%3$s</g><svg viewBox="0 0 10000 10000" preserveAspectRatio="none" width="100%%" height="100%%">%4$s</svg>'
			. '%5$s<g data-atoll="units">%6$s</g></svg><p class="atoll-calculator__axis" aria-hidden="true">%7$s</p></figure>',
			esc_html( $chart->string( 'title' ) ),
			esc_attr( $view->id( 'chart' ) ),
			$this->levels( $view ),
			$this->lines( $view ),
			$this->mark( $view ) . $this->names( $view ),
			$this->units( $view ),
			esc_html( $chart->map( 'axis' )->string( 'title' ) )
		);
	}

	private function levels( CalculatorView $view ): string {
		$html = '';
		foreach ( $view->answer->chart->levels as $level ) {
			$y     = $this->percent( $level['at'] );
			$html .= sprintf( '<line x1="0" x2="100%%" y1="%1$s" y2="%1$s"/><text x="0" y="%1$s" dx="-0.6em" dy="0.35em" text-anchor="end">%2$s</text>', $y, esc_html( $level['text'] ) );
		}
		return $html;
	}

	private function units( CalculatorView $view ): string {
		$html = '';
		foreach ( $view->answer->chart->units as $unit ) {
			$anchor = match ( $unit['at'] ) {
				0       => 'start',
				10000   => 'end',
				default => 'middle',
			};
			$html .= sprintf( '<text x="%s" y="100%%" dy="1.5em" text-anchor="%s">%s</text>', $this->percent( $unit['at'] ), $anchor, esc_html( $unit['text'] ) );
		}
		return $html;
	}

	private function lines( CalculatorView $view ): string {
		$html = '';
		foreach ( $view->definition->lines() as $index => $line ) {
			$drawn = $view->answer->chart->lines[ $index ];
			$html .= sprintf(
				'<g class="atoll-chart__line is-%s" data-atoll="line"><path class="atoll-chart__area" d="%s"/><path class="atoll-chart__stroke" d="%s" vector-effect="non-scaling-stroke"/></g>',
				esc_attr( $line->string( 'style' ) ),
				esc_attr( $drawn['area'] ),
				esc_attr( $drawn['path'] )
			);
		}
		return $html;
	}

	private function names( CalculatorView $view ): string {
		return implode(
			'',
			array_map(
				fn( JsonData $line, array $drawn ): string => sprintf(
					'<text class="atoll-chart__name is-%s" data-atoll="name" x="%s" y="%s" dy="%s" text-anchor="%s">%s</text>',
					esc_attr( $line->string( 'style' ) ),
					$this->percent( $drawn['label']['at'][0] ),
					$this->percent( $drawn['label']['at'][1] ),
					'above' === $drawn['label']['side'] ? '-0.7em' : '1.4em',
					esc_attr( $drawn['label']['anchor'] ),
					esc_html( $line->string( 'title' ) )
				),
				$view->definition->lines(),
				$view->answer->chart->lines
			)
		);
	}

	private function mark( CalculatorView $view ): string {
		$mark = $view->answer->chart->mark;
		return null === $mark ? '' : sprintf( '<line class="atoll-chart__mark" data-atoll="mark" x1="%1$s" x2="%1$s" y1="0" y2="100%%"/>', $this->percent( $mark ) );
	}

	/** @param int $position Position on the chart's grid. */
	private function percent( int $position ): string {
		return $position / 100 . '%';
	}
}
