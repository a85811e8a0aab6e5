<?php

declare( strict_types=1 );

namespace Atoll\Forms\Csv;

use Atoll\Engine\Answers;
use Atoll\Engine\Display;
use Atoll\Engine\Form;
use Atoll\Engine\Pages;
use Atoll\Engine\Settled;
use Atoll\Engine\Text;

/** A visitor's answers as rows: label and value pairs, page by page (spec 7). What logic hides is left out. */
final class AnswerSheet {

	public function __construct( private Display $display ) {}

	/** @return list<list<string>> A page of several begins with its name, after an empty row. */
	public function rows( Form $form, Settled $settled ): array {
		$pages = Pages::of( $form, $settled );
		$rows  = array();
		foreach ( $pages->visible() as $page ) {
			$pairs = $this->pairs( $form, $settled->answers(), $page );
			if ( array() !== $pairs && $pages->count() > 1 ) {
				$rows = array( ...$rows, ...( array() === $rows ? array() : array( array( '', '' ) ) ), array( $this->name( $form, $pages, $page ), '' ) );
			}
			$rows = array( ...$rows, ...$pairs );
		}
		return $rows;
	}

	/** @return list<list<string>> */
	private function pairs( Form $form, Answers $answers, int $page ): array {
		$pairs = array();
		foreach ( $this->display->of( $form, $answers ) as $shown ) {
			if ( $shown['field']->page === $page ) {
				$pairs[] = array( $shown['field']->label, $shown['text'] );
			}
		}
		return $pairs;
	}

	private function name( Form $form, Pages $pages, int $page ): string {
		$count = Text::fill( $form->text( 'pageOf' ), page: (string) $pages->number( $page ), pages: (string) $pages->count() );
		return implode( ': ', array_filter( array( $count, $pages->title( $page ) ), static fn( string $part ) => '' !== $part ) );
	}
}
