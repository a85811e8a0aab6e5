<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Pages;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\Html;

/** Progress through a form of several pages; src/islands/form/parts/pages/page-indicator.tsx prints the same. */
final class PageIndicator {

	public function __construct( private PageButtons $pageButtons ) {}

	/** The button for Enter comes before the indicator, since it must be the first in the form. */
	public function render( Form $form, VisiblePages $pages, int $current ): string {
		$steps = '';
		foreach ( $pages->areSeveral() ? $pages->visible() : array() as $page ) {
			$steps .= $this->step( $form, $pages, $page, $current );
		}
		$list = '' === $steps ? '' : Html::element(
			'ol',
			array(
				'class'      => 'atoll-indicator__list',
				'aria-label' => $form->text( 'progress' ),
			),
			$steps
		);
		return $this->pageButtons->forEnter( $form )
			. '<div class="atoll-indicator" data-atoll="indicator">' . $list . '</div>';
	}

	private function step( Form $form, VisiblePages $pages, int $page, int $current ): string {
		$isDone     = $page < $current;
		$attributes = array(
			'class'        => 'atoll-indicator__step' . ( $isDone ? ' is-done' : '' ),
			'aria-current' => $page === $current ? 'step' : null,
		);
		return Html::element(
			'li',
			$attributes,
			$this->part( 'number', (string) $pages->number( $page ) )
				. $this->part( 'title', $pages->title( $page ) )
				. $this->part( 'done', $isDone ? $form->text( 'pageDone' ) : '' )
		);
	}

	private function part( string $name, string $text ): string {
		return '' === $text
			? ''
			: Html::element( 'span', array( 'class' => "atoll-indicator__{$name}" ), Html::text( $text ) );
	}
}
