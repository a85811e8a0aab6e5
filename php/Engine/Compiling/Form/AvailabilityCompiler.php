<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\LocalDate;

/** Compiles when, by whom and how often a form may be submitted. Limits that are not set are left out. */
final class AvailabilityCompiler {

	/** Periods over which entries are counted; empty for all entries. */
	private const PERIODS = array( 'day', 'week', 'month', 'year' );

	/** Pattern of a date and time, whose first group is the date. */
	private const MOMENT = '~^([^T]+)T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?$~D';

	/** @param JsonData $form The form as an editor saved it. */
	public function __construct( private JsonData $form, private ProblemList $problems ) {}

	/** @return array<string, array<string, mixed>> As defined in contract/schema/definition.schema.json. */
	public function compile(): array {
		return array_filter(
			array(
				'login'    => $this->form->bool( 'requireLogin' )
					? array( 'message' => $this->message( 'requireLoginMessage' ) )
					: array(),
				'schedule' => $this->form->bool( 'scheduleForm' ) ? $this->schedule() : array(),
				'perUser'  => $this->form->bool( 'limitPerUser' )
					? array( 'message' => $this->message( 'limitPerUserMessage' ) )
					: array(),
				'limit'    => $this->form->bool( 'limitEntries' ) ? $this->limit() : array(),
			)
		);
	}

	/** @return array{start: string, end: string, pendingMessage: string, message: string} */
	private function schedule(): array {
		$start = $this->moment( 'scheduleStart' );
		$end   = $this->moment( 'scheduleEnd' );
		if ( '' !== $start && '' !== $end && $end <= $start ) {
			$this->problems->report( 'scheduleCrossed', $this->subject( 'schedule', 'scheduleEnd' ) );
		}
		return array(
			'start'          => $start,
			'end'            => $end,
			'pendingMessage' => $this->message( 'schedulePendingMessage' ),
			'message'        => $this->message( 'scheduleMessage' ),
		);
	}

	/** Returns a date and time in the site's time zone; empty for no limit. */
	private function moment( string $setting ): string {
		$text     = trim( $this->form->string( $setting ) );
		$isMoment = 1 === preg_match( self::MOMENT, $text, $found ) && null !== LocalDate::fromStored( $found[1] );
		if ( '' !== $text && ! $isMoment ) {
			$this->problems->report( 'scheduleNotDate', $this->subject( 'schedule', $setting ), value: $text );
			return '';
		}
		return $text;
	}

	/** @return array{count: int, period: string, message: string}|array{} Empty if there is no number. */
	private function limit(): array {
		$text  = trim( $this->form->string( 'limitEntriesCount' ) );
		$count = 1 === preg_match( '~^[0-9]{1,9}$~D', $text ) ? (int) $text : 0;
		if ( $count < 1 ) {
			$this->problems->report(
				'' === $text ? 'limitMissing' : 'limitNotWhole',
				$this->subject( 'limit', 'limitEntriesCount' ),
				value: $text
			);
			return array();
		}
		$period = $this->form->string( 'limitEntriesPeriod' );
		return array(
			'count'   => $count,
			'period'  => in_array( $period, self::PERIODS, true ) ? $period : '',
			'message' => $this->message( 'limitEntriesMessage' ),
		);
	}

	private function message( string $setting ): string {
		return trim( $this->form->string( $setting ) );
	}

	private function subject( string $name, string $setting ): ProblemSubject {
		return new ProblemSubject( $this->problems->phrase( $name ), setting: $setting );
	}
}
