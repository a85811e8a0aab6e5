<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\Limits\ClosedReason;
use Atoll\Forms\Submission\Limits\FormAvailability;

/** The status of a form for visitors, in a word or two. */
final class FormStatusLabel {

	public function __construct( private FormRepository $forms, private FormAvailability $admission ) {}

	public function label( int $number ): string {
		$stored = $this->forms->findAnyOrNull( $number );
		if ( null === $stored || 'publish' !== $stored->status ) {
			return $this->ofPost( $stored->status ?? 'draft' );
		}
		if ( $stored->hasPassword ) {
			return __( 'Password protected', 'atoll' );
		}
		if ( null === $stored->form ) {
			return __( 'Broken: open it to see why', 'atoll' );
		}
		return match ( $this->admission->closedToAll( $stored->form )?->reason ) {
			ClosedReason::Pending => __( 'Not open yet', 'atoll' ),
			ClosedReason::Closed  => __( 'Closed by schedule', 'atoll' ),
			ClosedReason::Limit   => __( 'Full', 'atoll' ),
			default          => _x( 'Open', 'status of a form', 'atoll' ),
		};
	}

	/** @param string $status Status of an unpublished form's post. */
	private function ofPost( string $status ): string {
		return match ( $status ) {
			'trash'   => __( 'In the trash', 'atoll' ),
			'private' => __( 'Private', 'atoll' ),
			'future'  => __( 'Scheduled', 'atoll' ),
			'pending' => __( 'Pending review', 'atoll' ),
			default   => __( 'Draft', 'atoll' ),
		};
	}
}
