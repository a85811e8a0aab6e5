<?php

declare( strict_types=1 );

namespace Atoll\Forms\Csv;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Logic\VisiblePages;

/** A visitor's answers as rows of label and value, page by page (spec 7). Hidden fields are left out. */
final class CsvAnswers {

	public function __construct( private AnswerText $answerText ) {}

	/** @return list<list<string>> If there are several pages, each starts with its heading, after an empty row. */
	public function rows( Form $form, ResolvedAnswers $resolved ): array {
		$pages = VisiblePages::of( $form, $resolved );
		$rows  = array();
		foreach ( $pages->visible() as $page ) {
			$pairs = $this->pairs( $form, $resolved->answers(), $page );
			if ( array() !== $pairs && $pages->areSeveral() ) {
				$rows = array(
					...$rows,
					...( array() === $rows ? array() : array( array( '', '' ) ) ),
					array( $this->pageHeading( $form, $pages, $page ), '' ),
				);
			}
			$rows = array( ...$rows, ...$pairs );
		}
		return $rows;
	}

	/** @return list<list<string>> */
	private function pairs( Form $form, Answers $answers, int $page ): array {
		$pairs = array();
		foreach ( $this->answerText->lines( $form, $answers ) as $answer ) {
			if ( $answer['field']->page === $page ) {
				$pairs[] = array( $answer['field']->label, $answer['text'] );
			}
		}
		return $pairs;
	}

	private function pageHeading( Form $form, VisiblePages $pages, int $page ): string {
		$count = Text::fill(
			$form->text( 'pageOf' ),
			page: (string) $pages->number( $page ),
			pages: (string) $pages->count()
		);
		return implode(
			': ',
			array_filter( array( $count, $pages->title( $page ) ), static fn( string $part ) => '' !== $part )
		);
	}
}
