<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\FormFiles\ImportReview;
use Atoll\Gravity\LooseValues;

/** Tells a client about a form that it has written, as an import tells people: what is hidden and what differs. */
final class ReportedForm {

	public const KEY = 'atoll_report';

	public function __construct( private FormMapper $mapper, private ImportReview $review ) {}

	/**
	 * @param array<string, mixed>     $form The form as stored, in Gravity Forms' JSON.
	 * @param array<int|string, mixed> $sent The form as it was sent.
	 * @return array<string, mixed>
	 */
	public function build( array $form, array $sent ): array {
		// Fields that were sent without an id have one in the stored form.
		$numbered = array( 'fields' => $form['fields'] ?? null ) + LooseValues::map( $sent );
		$report   = $this->review->report( 0, $this->mapper->toSource( $numbered ), array(), array() );
		$said     = array_filter( array( 'kept' => $report->kept, 'differences' => $report->differences ) );
		return array() === $said ? $form : $form + array( self::KEY => $said );
	}
}
