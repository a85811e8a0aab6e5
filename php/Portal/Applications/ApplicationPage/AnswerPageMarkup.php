<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Formats\FileSize;
use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\ApplicationLinks;

/** Markup of the answers to one page of a form, with links to files. */
final class AnswerPageMarkup {

	public static function html( AnswerPage $page, ApplicationLinks $links ): string {
		$title = '' === $page->title
			? ''
			: Html::element( 'h3', array( 'class' => 'atoll-portal__subtitle' ), Html::text( $page->title ) );
		$lines = '';
		foreach ( $page->lines as $line ) {
			$answer = array() === $line->files
				? Html::element( 'bdi', array(), nl2br( Html::text( $line->text ) ) )
				: self::files( $line->files, $links );
			$lines .= '<div class="atoll-facts__line">' . Html::element( 'dt', array(), Html::text( $line->label ) )
				. Html::element( 'dd', array(), $answer ) . '</div>';
		}
		return $title . Html::element( 'dl', array( 'class' => 'atoll-facts' ), $lines );
	}

	/** @param list<FileAnswer> $files */
	private static function files( array $files, ApplicationLinks $links ): string {
		$items = array_map(
			static fn( FileAnswer $file ) => Html::element(
				'a',
				array( 'href' => $links->file( $file->id ) ),
				Html::element( 'bdi', array(), Html::text( $file->name ) )
			)
				. ' '
				. Html::element(
					'span',
					array( 'class' => 'atoll-facts__size' ),
					Html::text( FileSize::text( $file->size ) )
				),
			$files
		);
		return implode( '<br>', $items );
	}
}
