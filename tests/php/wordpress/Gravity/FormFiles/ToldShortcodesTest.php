<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;

/** Shortcodes run in Gravity Forms' messages, and not here: whoever brings a form is told. */
final class ToldShortcodesTest extends InterchangeTestCase {

	private const CONDITIONAL = '[gravityforms action="conditional" merge_tag="{N:5}" condition="greater_than" value="5"]big[/gravityforms]';

	public function test_shortcodes_that_do_not_run_here_are_told(): void {
		$this->assertSame(
			array(
				'The notification “Office” has shortcodes in its message, which are sent as they are written.',
				'The confirmation “Done” shows shortcodes in its message as they are written.',
				'The message that the form takes no more entries shows shortcodes as they are written.',
				'The message that the form is not open yet shows shortcodes as they are written.',
				'The message that the form is closed shows shortcodes as they are written.',
				'The message to log in first shows shortcodes as they are written.',
			),
			$this->differences( self::CONDITIONAL, '[rates]' )
		);
	}

	public function test_texts_without_shortcodes_and_style_sheets_are_no_difference(): void {
		$this->assertSame(
			array(),
			$this->differences( '<style>[disabled] { color: red }</style>Rates [1] from 5 %', 'Closed.' )
		);
	}

	/** @return list<string> */
	private function differences( string $message, string $closed ): array {
		$form = array(
			'title'                  => 'Told',
			'id'                     => 92,
			'version'                => '2.9',
			'fields'                 => array( array( 'id' => 5, 'type' => 'text', 'label' => 'N' ) ),
			'notifications'          => array(
				array(
					'id'      => 'a',
					'name'    => 'Office',
					'event'   => 'form_submission',
					'to'      => '{admin_email}',
					'subject' => '[Site] {N:5}',
					'message' => $message,
				),
				array( 'id' => 'b', 'name' => 'Saved', 'event' => 'form_saved', 'message' => $message ),
			),
			'confirmations'          => array(
				array( 'id' => 'c', 'name' => 'Done', 'isDefault' => true, 'type' => 'message', 'message' => $message ),
			),
			'limitEntriesMessage'    => $closed,
			'schedulePendingMessage' => $closed,
			'scheduleMessage'        => $closed,
			'requireLoginMessage'    => $closed,
		);
		return array_values(
			array_filter(
				$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences,
				static fn( string $sentence ) => ! str_contains( $sentence, 'its own email' )
			)
		);
	}
}
