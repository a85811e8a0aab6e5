<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Pages;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Html;

/**
 * Says which page this is. It takes the focus when a page is turned to or opened with a notice, and so tells it to
 * screen readers.
 */
final class PageHeading {

	/** @param bool $hasNotice Whether the page is opened with a notice above it. */
	public function render(
		Form $form,
		VisiblePages $pages,
		int $page,
		ElementIds $ids,
		bool $hasNotice = false
	): string {
		$title = $pages->title( $page );
		$count = Text::fill(
			$form->text( 'pageOf' ),
			page: (string) $pages->number( $page ),
			pages: (string) $pages->count()
		);
		return Html::element(
			'h2',
			array(
				'class'            => 'atoll-page__heading',
				'id'               => $ids->page( $page ),
				'data-atoll'       => 'page-title',
				'tabindex'         => -1,
				'autofocus'        => $hasNotice,
				'aria-describedby' => $hasNotice ? $ids->notice() : null,
			),
			// The number changes with the pages that logic hides, so the island has a place for it.
			'<span class="atoll-page__count" data-atoll="page-count"><span>' . Html::text( $count ) . '</span></span>'
				. (
					'' === $title
						? ''
						: ' ' . Html::element( 'span', array( 'class' => 'atoll-page__title' ), Html::text( $title ) )
				)
		);
	}
}
