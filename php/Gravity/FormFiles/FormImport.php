<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Definitions\Storage\StoredForm;
use Atoll\Gravity\Forms\FormMapper;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\PublicError;

/** Imports the forms of a file independently: one that cannot be imported does not stop the others. */
final class FormImport {

	/** Post meta of a form: its id in Gravity Forms. */
	public const GRAVITY_ID = 'atoll_gravity_id';

	public function __construct(
		private FormWriter $writer,
		private FormBuilder $builder,
		private FormMapper $mapper,
		private FormNumbers $numbers,
		private ImportReview $review,
		private Transaction $transaction
	) {}

	/** @return list<FormReport> What importing each form would do, in the file's order. Nothing is stored. */
	public function preview( FormsFile $file ): array {
		$reports  = array();
		$reserved = array();
		foreach ( $file->forms as $gravity ) {
			$report = $this->reviewed( $gravity, ConfirmationPages::told( $gravity ) );
			$reason = $this->numbers->reason( $report->came, $reserved );
			if ( '' === $reason ) {
				$reserved[ $report->came ] = $report->title;
			}
			$reports[] = $report->withNumber( 0, '' === $reason ? '' : self::willChange( $report->came, $reason ) );
		}
		return $reports;
	}

	/**
	 * @param list<int>|null $chosen Indexes of the forms in the file, from 0; null for all.
	 * @return list<FormReport> Reports on the chosen forms, in the file's order.
	 */
	public function import( FormsFile $file, ?array $chosen = null ): array {
		$reports = array();
		foreach ( $file->forms as $index => $gravity ) {
			if ( null === $chosen || in_array( $index, $chosen, true ) ) {
				$reports[] = $this->importOne( $gravity, ConfirmationPages::told( $gravity ) );
			}
		}
		return $reports;
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @param list<string>         $told    Further differences, which the form alone does not show.
	 * @param bool                 $isTrash Whether the form is in Gravity Forms' trash, and so goes to Atoll's.
	 */
	public function importOne( array $gravity, array $told = array(), bool $isTrash = false ): FormReport {
		$report = $this->reviewed( $gravity, $told );
		try {
			$reason = $this->numbers->reason( $report->came );
			$stored = $this->store( $gravity, '' === $reason ? $report->came : 0, array() === $report->problems );
			$isTrash && $this->writer->trash( $stored->number );
			return $report->withNumber(
				$stored->number,
				$stored->number === $report->came ? '' : self::changed( $report->came, $stored->number, $reason )
			);
		} catch ( PublicError $error ) {
			( new ErrorLog() )->note( 'import of a form: ' . $error->getMessage() );
			return $report->withFailure( $error->getMessage() );
		}
	}

	/**
	 * Stores the form in one transaction: without its GRAVITY_ID, the migration of entries would import the form again;
	 * and a form that cannot be stored must leave its number free.
	 *
	 * @param array<string, mixed> $gravity
	 */
	private function store( array $gravity, int $number, bool $isValid ): StoredForm {
		$source = $this->mapper->toSource( $gravity );
		return $this->transaction->run(
			function () use ( $gravity, $source, $number, $isValid ): StoredForm {
				$isActive = $isValid && $source['isActive'];
				$stored   = $this->writer->import( array( 'isActive' => $isActive ) + $source, $number );
				if ( $source['tolerant'] && isset( $gravity['id'] ) ) {
					update_post_meta( $stored->postId, self::GRAVITY_ID, (string) LooseValues::int( $gravity['id'] ) );
				}
				return $stored;
			}
		);
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @param list<string>         $told
	 */
	private function reviewed( array $gravity, array $told ): FormReport {
		$source = $this->mapper->toSource( $gravity );
		$result = $this->builder->attempt( $source, 1, array() );
		return $this->review->report(
			LooseValues::int( $gravity['id'] ?? 0 ),
			$source,
			array_column( $result->problems, 'sentence' ),
			array( ...array_column( $result->warnings, 'sentence' ), ...$told )
		);
	}

	private static function willChange( int $oldNumber, string $reason ): string {
		return $oldNumber > 0
			/* translators: 1: number of a form, 2: a reason, such as "number 3 belongs to the form “Enquiry”". */
			? sprintf( __( 'Form %1$d will get another number, because %2$s.', 'atoll' ), $oldNumber, $reason )
			: __( 'The file says no number for this form; it will get one.', 'atoll' );
	}

	private static function changed( int $oldNumber, int $number, string $reason ): string {
		return $oldNumber > 0
			? sprintf(
				/* translators: 1 and 2: numbers of a form, 3: a reason, such as "number 3 belongs to “Enquiry”". */
				__( 'Form %1$d became form %2$d, because %3$s. Change %1$d to %2$d where pages show it.', 'atoll' ),
				$oldNumber,
				$number,
				'' === $reason ? __( 'its number was taken meanwhile', 'atoll' ) : $reason
			)
			/* translators: %d: number of a form. */
			: sprintf( __( 'It became form %d.', 'atoll' ), $number );
	}
}
