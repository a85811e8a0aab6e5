<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Storage\EntryLimitCount;
use Atoll\Forms\Submission\Limits\ClosedFormTexts;
use Atoll\Forms\Submission\Limits\FormAvailability;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form with limits and a schedule. */
abstract class FormAvailabilityTestCase extends SiteTestCase {

	protected const ANSWERS = array( 'input_1' => 'Refinance' );

	protected const FUTURE  = array(
		'scheduleForm'           => true,
		'scheduleStart'          => '2099-03-01T09:00:00',
		'schedulePendingMessage' => '<strong>Not yet</strong>, sorry.',
	);

	/** @param array<string, mixed> $settings */
	protected function make( array $settings ): int {
		$this->actAs( 'administrator' );
		$number = Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Enquiry',
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Topic' ),
					array( 'id' => 2, 'kind' => 'submitButton' ),
				),
			) + $settings
		)->number;
		wp_set_current_user( 0 );
		return $number;
	}

	/** @param array<string, string> $more */
	protected function send( int $number, array $more = array() ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$number}/submissions", $more + self::ANSWERS );
	}

	/** @param int $now Seconds since the epoch. */
	protected function admission( int $now ): FormAvailability {
		global $wpdb;
		return new FormAvailability(
			static fn() => new EntryLimitCount( new Queries( $wpdb ) ),
			static fn() => new ClosedFormTexts(),
			static fn(): int => $now
		);
	}
}
