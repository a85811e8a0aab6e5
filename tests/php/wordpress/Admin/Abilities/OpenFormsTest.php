<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Abilities;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** Which forms a program is told that visitors may fill in. */
final class OpenFormsTest extends AbilitiesTestCase {

	private const OVER   = array( 'scheduleForm' => true, 'scheduleEnd' => '01/01/2001' );
	private const TO_BE  = array( 'scheduleForm' => true, 'scheduleStart' => '01/01/2101' );
	private const FULL   = array( 'limitEntries' => true, 'limitEntriesCount' => 1 );
	private const LOG_IN = array( 'requireLogin' => true );
	private const GOOD   = array(
		'input_1'    => 'Jo',
		'input_2'    => 'jo@example.com',
		'input_5_2'  => 'refinance',
		'input_11_1' => '1',
	);

	public function test_those_that_are_over_full_or_not_open_yet_are_closed_whoever_asks(): void {
		$this->actAs( 'editor' );
		// Sent by whoever asks, who may send no second one.
		$full = $this->form( 'enquiry', array( 'limitPerUser' => true ) + self::FULL );
		$this->answered(
			'POST', 'atoll/submit-form', array( 'id' => $full, 'answers' => self::GOOD, 'key' => 'one-sending' )
		);
		$isOpen = array(
			$full => false,
			$this->form( 'enquiry', self::OVER ) => false,
			$this->form( 'enquiry', self::TO_BE ) => false,
			$this->form( 'enquiry', array( 'is_active' => false ) ) => false,
			$this->form( 'enquiry', self::LOG_IN ) => true,
			$this->form() => true,
		);
		$listed = $this->listed( array() );
		ksort( $listed );
		$this->assertSame( $isOpen, $listed );
		$this->assertEqualsCanonicalizing(
			array_keys( array_filter( $isOpen ) ),
			array_keys( $this->listed( array( 'open_only' => true ) ) )
		);
		$this->expectOutputString( 'Full' );
		$post = Inside::get( FormRepository::class )->findAny( $full )?->postId;
		do_action( 'manage_atoll_form_posts_custom_column', 'atoll_state', $post );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<int, bool> Whether a form is open, by its number.
	 */
	private function listed( array $input ): array {
		return array_column( $this->answered( 'GET', 'atoll/list-forms', $input )['forms'], 'is_open', 'id' );
	}
}
