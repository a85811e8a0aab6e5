<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryAnswer;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Uploads\Uploads;

/**
 * An entry's answers as its sender reads them: page by page, under the questions as they were asked. Leaves out hidden
 * fields and the admin labels of fields.
 */
final class ApplicationAnswers {

	/** Control of a field that visitors do not see. */
	private const HIDDEN = 'hidden';

	public function __construct(
		private FormRepository $forms,
		private EntryAnswers $answers,
		private Uploads $files
	) {}

	/** @return list<AnswerPage> Pages with answers. Answers to questions that the form no longer asks come last. */
	public function pages( Entry $entry ): array {
		$form  = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		$files = array_column( $this->files->ofEntry( $entry->id ), null, 'id' );
		$lines = array();
		foreach ( $this->answers->ofEntry( $form, $entry ) as $answer ) {
			if ( self::HIDDEN !== $answer->field?->control ) {
				$lines[ $answer->isAsked ? $answer->field->page ?? 0 : PHP_INT_MAX ][] = $this->line( $answer, $files );
			}
		}
		ksort( $lines );
		return array_map(
			fn( int $page, array $lines ) => new AnswerPage( $this->title( $form, $page ), $lines ),
			array_keys( $lines ),
			array_values( $lines )
		);
	}

	/** @param array<string, FileAnswer> $files The entry's files by id. */
	private function line( EntryAnswer $answer, array $files ): AnswerLine {
		$label = $answer->field->label ?? __( 'A question that the form no longer asks', 'atoll' );
		$ids   = array_filter( $answer->fileIds(), static fn( string $id ) => isset( $files[ $id ] ) );
		if ( true === $answer->field?->holdsFiles() || array() !== $ids ) {
			$ownFiles = array_values( array_map( static fn( string $id ) => $files[ $id ], $ids ) );
			return new AnswerLine(
				$label,
				implode( "\n", array_map( static fn( FileAnswer $file ) => $file->name, $ownFiles ) ),
				$ownFiles
			);
		}
		return new AnswerLine( $label, $answer->text );
	}

	private function title( ?Form $form, int $page ): string {
		if ( null === $form || PHP_INT_MAX === $page ) {
			return null === $form ? '' : __( 'Other questions', 'atoll' );
		}
		return ( $form->pageList()[ $page ] ?? null )?->string( 'title' )
			/* translators: %d: number of a page. */
			?: ( $form->pages() > 1 ? sprintf( __( 'Page %d', 'atoll' ), $page + 1 ) : '' );
	}
}
