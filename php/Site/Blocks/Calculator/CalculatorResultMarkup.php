<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Texts\CalculatorTexts;
use Atoll\Engine\Contract\JsonData;

/** Prints the result of a calculator: the main figure, a sentence, further figures, a chart and its table. */
final class CalculatorResultMarkup {

	public function __construct( private CalculatorTexts $texts, private ChartMarkup $chart ) {}

	public function html( CalculatorView $view ): string {
		$answer = $view->answer;
		return sprintf(
			'<div class="atoll-calculator__answer" id="%s">%s<p class="atoll-calculator__of" data-atoll="title">%s</p>'
			. '<p class="atoll-calculator__figure" data-atoll="figure">%s</p>'
			. '<p class="atoll-calculator__sentence" data-atoll="sentence">%s</p>%s%s%s%s%s</div>',
			esc_attr( $view->id( 'result' ) ),
			$this->problem( $view ),
			esc_html( $answer->main['title'] ),
			esc_html( $answer->main['text'] ),
			esc_html( $answer->sentence ),
			$this->results( $view ),
			$this->chart->html( $view ),
			$this->table( $view ),
			$this->assumptions( $view ),
			$this->actions( $view )
		);
	}

	/** Links to the first input with an error. The page opens at the result, below all inputs. */
	private function problem( CalculatorView $view ): string {
		$name = array_key_first( $view->answer->messages );
		return sprintf(
			'<p class="atoll-calculator__problem" data-atoll="problem"%s><a href="%s">%s</a></p>',
			null === $name ? ' hidden' : '',
			esc_attr( '#' . $view->id( $name ?? 'result' ) ),
			esc_html( $this->texts->text( 'problem' ) )
		);
	}

	private function results( CalculatorView $view ): string {
		$html  = '';
		$index = 0;
		foreach ( $view->definition->results() as $group ) {
			$list = '';
			foreach ( $group->list( 'list' ) as $entry ) {
				$result = $view->answer->results[ $index++ ];
				$list  .= sprintf(
					'<div data-atoll="result"%s><dt>%s</dt><dd>%s</dd></div>',
					null === $result ? ' hidden' : '',
					esc_html( $result['title'] ?? '' ),
					esc_html( $result['text'] ?? '' )
				);
			}
			$title = $group->string( 'title' );
			$html .= (
				'' === $title
					? '<div>'
					: sprintf( '<div><p class="atoll-calculator__group">%s</p>', esc_html( $title ) )
			)
				. "<dl>$list</dl></div>";
		}
		return '<div class="atoll-calculator__results">' . $html . '</div>';
	}

	private function table( CalculatorView $view ): string {
		$heads = array_map(
			static fn( JsonData $column ): string => sprintf(
				'<th scope="col">%s</th>',
				esc_html( $column->string( 'title' ) )
			),
			$view->definition->columns()
		);
		$rows  = array_map(
			static fn( array $row ): string => sprintf(
				'<tr><th scope="row">%s</th>%s</tr>',
				esc_html( $row[0] ),
				implode(
					'',
					array_map(
						static fn( string $cell ): string => '<td>' . esc_html( $cell ) . '</td>',
						array_slice( $row, 1 )
					)
				)
			),
			$view->answer->rows
		);
		$title = esc_html( $view->definition->data->map( 'table' )->string( 'title' ) );
		return sprintf(
			'<details class="atoll-disclosure atoll-calculator__more" data-atoll="table"><summary>%s</summary><div class="atoll-calculator__scroll" role="region" tabindex="0" aria-label="%2$s"><table><caption class="screen-reader-text">%2$s</caption><thead><tr>%3$s</tr></thead><tbody>%4$s</tbody></table></div></details>',
			esc_html( $this->texts->text( 'showTable' ) ),
			$title,
			implode( '', $heads ),
			implode( '', $rows )
		);
	}

	private function assumptions( CalculatorView $view ): string {
		$items = array_map(
			static fn( string $text ): string => '<li>' . esc_html( $text ) . '</li>',
			$view->definition->data->map( 'assumptions' )->strings( 'text' )
		);
		return sprintf(
			'<details class="atoll-disclosure atoll-calculator__more"><summary>%s</summary><ul>%s</ul></details><p class="atoll-calculator__disclaimer">%s</p>',
			esc_html( $this->texts->text( 'assumptions' ) ),
			implode( '', $items ),
			esc_html( $this->texts->text( 'disclaimer' ) )
		);
	}

	/** Renders a link to copy and a print button. The button is hidden without JavaScript: only a script can print. */
	private function actions( CalculatorView $view ): string {
		return sprintf(
			'<p class="atoll-calculator__actions"><a href="%s" data-hold data-atoll="copy" rel="nofollow">%s</a>'
			. ' <button type="button" class="atoll-calculator__print" data-hold data-atoll="print">%s</button></p>'
			. '<p class="screen-reader-text" role="status" data-atoll="status"></p>',
			esc_url( $view->link() ),
			esc_html( $this->texts->text( 'copy' ) ),
			esc_html( $this->texts->text( 'print' ) )
		);
	}
}
