<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Shapes\Shapes;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** What is said at once of a form's mail, its confirmations, its hours and its limit. */
final class FormProblemsTest extends TestCase {

	/**
	 * Settings of the form, and where something is said.
	 *
	 * @return array<string, array{array<string, mixed>, list<string>}>
	 */
	public static function settings(): array {
		$mail    = static fn( array $notification ) => array(
			'notifications' => array( array( 'id' => 'a', 'name' => 'To the office' ) + $notification ),
		);
		$confirm = static fn( array $confirmation ) => array(
			'confirmations' => array( array( 'id' => 'b', 'name' => 'Thanks' ) + $confirmation ),
		);
		$rule    = array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'x' );
		return array(
			'an address'                               => array(
				$mail( array( 'to' => 'office@example.com, {Email:1}, {admin_email}' ) ),
				array(),
			),
			'nobody'                                   => array(
				$mail( array( 'to' => ' , ' ) ),
				array( 'notifications.a' ),
			),
			'nobody, but switched off'                 => array( $mail( array( 'isActive' => false ) ), array() ),
			'nobody, at an event that is not ours'     => array( $mail( array( 'event' => 'form_saved' ) ), array() ),
			'what is no address'                       => array(
				$mail( array( 'to' => 'office@example.com, the office' ) ),
				array( 'notifications.a' ),
			),
			'what is no address, among copies'         => array(
				$mail( array( 'to' => 'office@example.com', 'cc' => 'jo', 'bcc' => 'sam' ) ),
				array( 'notifications.a', 'notifications.a' ),
			),
			'a question that is not there, by its tag' => array(
				$mail( array( 'to' => '{Email:9}' ) ),
				array( 'notifications.a' ),
			),
			'a question'                               => array(
				$mail( array( 'toType' => 'field', 'toField' => '1' ) ),
				array(),
			),
			'a question, under the name of older forms' => array(
				$mail( array( 'toType' => 'field', 'to' => '1' ) ),
				array(),
			),
			'a question that is not there'             => array(
				$mail( array( 'toType' => 'field', 'toField' => '9' ) ),
				array( 'notifications.a' ),
			),
			'rules'                                    => array(
				$mail(
					array( 'toType' => 'routing', 'routing' => array( array( 'email' => 'a@example.com' ) + $rule ) )
				),
				array(),
			),
			'no rules'                                 => array(
				$mail( array( 'toType' => 'routing' ) ),
				array( 'notifications.a' ),
			),
			'a rule without an address'                => array(
				$mail( array( 'toType' => 'routing', 'routing' => array( $rule ) ) ),
				array( 'notifications.a' ),
			),
			'a rule about a question that is not there' => array(
				$mail(
					array(
						'toType'  => 'routing',
						'routing' => array( array( 'email' => 'a@example.com', 'fieldId' => '9' ) + $rule ),
					)
				),
				array( 'notifications.a' ),
			),
			'a message'                                => array( $confirm( array( 'type' => 'message' ) ), array() ),
			'a page'                                   => array(
				$confirm( array( 'type' => 'page', 'pageId' => 7 ) ),
				array(),
			),
			'no page'                                  => array(
				$confirm( array( 'type' => 'page' ) ),
				array( 'confirmations.b' ),
			),
			'an address elsewhere'                     => array(
				$confirm( array( 'type' => 'redirect', 'url' => 'https://example.com/thanks?name={Name:1}' ) ),
				array(),
			),
			'an address of the site'                   => array(
				$confirm( array( 'type' => 'redirect', 'url' => '/thanks/#top' ) ),
				array(),
			),
			'no address'                               => array(
				$confirm( array( 'type' => 'redirect', 'url' => ' ' ) ),
				array( 'confirmations.b' ),
			),
			'an address that an answer would choose'   => array(
				$confirm( array( 'type' => 'redirect', 'url' => 'https://{Host:1}/' ) ),
				array( 'confirmations.b' ),
			),
			'a script'                                 => array(
				$confirm( array( 'type' => 'redirect', 'url' => 'javascript:alert(1)' ) ),
				array( 'confirmations.b' ),
			),
			'an address without its scheme'            => array(
				$confirm( array( 'type' => 'redirect', 'url' => '//example.com' ) ),
				array( 'confirmations.b' ),
			),
			'hours'                                    => array(
				array(
					'scheduleForm'  => true,
					'scheduleStart' => '2026-01-01T09:00:00',
					'scheduleEnd'   => '2026-01-01T10:00',
				),
				array(),
			),
			'hours the wrong way round'                => array(
				array(
					'scheduleForm'  => true,
					'scheduleStart' => '2026-01-02T09:00:00',
					'scheduleEnd'   => '2026-01-01T09:00:00',
				),
				array( 'scheduleEnd' ),
			),
			'hours that nobody reads'                  => array( array( 'scheduleStart' => 'soon' ), array() ),
			'what is no date'                          => array(
				array( 'scheduleForm' => true, 'scheduleStart' => 'soon' ),
				array( 'scheduleStart' ),
			),
			'an hour that no day has'                  => array(
				array( 'scheduleForm' => true, 'scheduleStart' => '2026-01-01T29:00' ),
				array( 'scheduleStart' ),
			),
			'a day that no month has'                  => array(
				array( 'scheduleForm' => true, 'scheduleEnd' => '2026-02-30T10:00' ),
				array( 'scheduleEnd' ),
			),
			'a limit'                                  => array(
				array( 'limitEntries' => true, 'limitEntriesCount' => '10' ),
				array(),
			),
			'a limit of nothing'                       => array(
				array( 'limitEntries' => true, 'limitEntriesCount' => '' ),
				array( 'limitEntriesCount' ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<string>         $places
	 */
	#[DataProvider( 'settings' )]
	public function test_it_is_said_where_it_is_mended( array $settings, array $places ): void {
		$this->assertSame(
			$places,
			array_map( static fn( Problem $problem ) => $problem->setting, $this->problems( $settings ) )
		);
	}

	public function test_a_sentence_names_the_notification_and_what_to_do(): void {
		$problems = $this->problems(
			array( 'notifications' => array( array( 'id' => 'a', 'name' => 'To the office', 'to' => 'the office' ) ) )
		);
		$this->assertSame( 'The notification “To the office”: “the office” is not an email address. Separate several with commas.', $problems[0]->sentence );
	}

	/** @param list<string> $places Where something is said. */
	#[TestWith( array( '1.1', array() ) )]
	#[TestWith( array( '1.3', array() ) )]
	#[TestWith( array( '1', array() ) )]
	#[TestWith( array( '1.2', array( 'conditionalLogic', 'calculationFormula' ) ) )]
	#[TestWith( array( '1.7', array( 'conditionalLogic', 'calculationFormula' ) ) )]
	#[TestWith( array( '3.1', array() ) )]
	public function test_a_box_that_is_gone_is_missed( string $source, array $places ): void {
		$choices = array( array( 'text' => 'Towing', 'number' => 1 ), array( 'text' => 'Roadside', 'number' => 3 ) );
		$rule    = array( 'fieldId' => $source, 'operator' => 'isnot', 'value' => '' );
		$price   = array(
			'id'                 => 2,
			'kind'               => 'number',
			'conditionalLogic'   => array( 'rules' => array( $rule ) ),
			'calculationFormula' => "{Extras:{$source}} * 12",
		);
		$extras  = array( 'id' => 1, 'kind' => 'checkbox', 'choices' => array_reverse( $choices ) );
		$time    = array( 'id' => 3, 'kind' => 'time' );

		$problems = $this->problems( array( 'fields' => array( $extras, $time, $price ) ) );

		$this->assertSame( $places, array_map( static fn( Problem $problem ) => $problem->setting, $problems ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return list<Problem>
	 */
	private function problems( array $settings ): array {
		$compiler = new Compiler(
			Contract::load( dirname( __DIR__, 5 ) . '/plugin/build/contract.php', 'en_AU' ),
			Shapes::standard()
		);
		return $compiler->attempt(
			$settings + array(
				'title'  => 'Enquiry',
				'fields' => array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Topic' ) ),
			),
			1,
			1
		)->problems;
	}
}
