<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\MergeTags;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\MergeTags\MergeTagFormat;
use Atoll\Forms\MergeTags\MergeTags;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What stands where an editor wrote a merge tag. */
final class MergeTagsTest extends SiteTestCase {

	private const ANSWERS = array(
		'1'   => 'Jo',
		'2'   => 'car',
		'3.1' => 'fast',
		'3.2' => 'cheap',
		'4'   => '',
		'6'   => '["fast","cheap"]',
		'7.2' => 'dr',
		'7.3' => 'Jo',
		'8.1' => '1 King St',
		'8.2' => '-',
		'9.1' => '1',
		'9.3' => '1',
		'10'  => 'utm',
	);

	/** @return array<string, array{string, string}> */
	public static function tags(): array {
		return array(
			'an answer'                              => array( '{Name:1}', 'Jo' ),
			'a choice, as people read it'            => array( '{Loan:2}', 'Vehicle & more' ),
			'a choice by its value'                  => array( '{Loan:2:value}', 'car' ),
			'choices by their values'                => array( '{Wishes:3:value}', 'fast, cheap' ),
			'all of a list by their values'          => array( '{Also:6:value}', 'fast, cheap' ),
			'a part of an answer'                    => array( '{x (First name):7.3}', 'Jo' ),
			'a part that is a choice'                => array( '{x (Prefix):7.2} {x:7.2:value}', 'Doctor dr' ),
			'a part whose answer stands for none'    => array( 'a{x:8.2}b{x:8.2:value}', 'ab' ),
			'a part that has no answer'              => array( 'a{x:7.6}b{x:1.3}', 'ab' ),
			'one of several choices'                 => array( '{x:3.1} {x:3.1:value}', 'Fast fast' ),
			'the question of a part'                 => array( '{x:7.3:label}', 'Client' ),
			'what was agreed to, and its version'    => array( '{x:9.1} {x:9.1:value} {x:9.3}', 'I agree. 1 1' ),
			'a question'                             => array( '{x:2:label}', 'Loan' ),
			'a question that is gone'                => array( 'a{Old:99}b', 'ab' ),
			'a question with colons in its words'    => array( '{Loan 80:20:1} {80:20:2:value}', 'Jo car' ),
			'a question of another form'             => array( 'a{Old:0}b', 'ab' ),
			'no number of a question'                => array( '{Old:01}', '{Old:01}' ),
			'all answers'                            => array(
				'{all_fields}',
				"Name\nJo\n\nLoan\nVehicle & more\n\nWishes\nFast\nCheap\n\nAlso\nFast\nCheap\n\nClient\nDoctor Jo\n\nHome\n1 King St\n\nConsent\nI agree.\n\nSource\nutm",
			),
			'all answers that visitors gave'         => array(
				'{all_fields:nohidden}',
				"Name\nJo\n\nLoan\nVehicle & more\n\nWishes\nFast\nCheap\n\nAlso\nFast\nCheap\n\nClient\nDoctor Jo\n\nHome\n1 King St\n\nConsent\nI agree.",
			),
			'all answers, for staff'                 => array(
				'{all_fields:admin,value}',
				"Client\nJo\n\nLoan\ncar\n\nWishes\nfast, cheap\n\nAlso\nfast, cheap\n\nClient\nDoctor Jo\n\nHome\n1 King St\n\nConsent\n1\n\nSource\nutm",
			),
			'all answers, also those that are none'  => array(
				'{all_fields:empty}',
				"Name\nJo\n\nLoan\nVehicle & more\n\nWishes\nFast\nCheap\n\nComments\n\n\nAlso\nFast\nCheap\n\nClient\nDoctor Jo\n\nHome\n1 King St\n\nConsent\nI agree.\n\nSource\nutm",
			),
			'of the form'                            => array( '{form_title}', 'Enquiry' ),
			'of the entry'                           => array(
				'{entry_id} {entry:ip} {entry:status}',
				'7 192.0.2.1 active',
			),
			'what of an entry is nobody’s business'  => array( '{entry:idempotency_key}', '{entry:idempotency_key}' ),
			'nobody was logged in'                   => array( '[{user:display_name}]', '[]' ),
			'what of a person is secret'             => array(
				'{user:user_pass} {created_by:session_tokens}',
				'{user:user_pass} {created_by:session_tokens}',
			),
			'what nobody knows'                      => array( '{nonsense}', '{nonsense}' ),
		);
	}

	#[DataProvider( 'tags' )]
	public function test_a_tag_is_filled_in( string $template, string $expected ): void {
		$this->assertSame( $expected, $this->fill( $template ) );
	}

	/** Beside one another, one long answer would leave its question and all others a column of two letters. */
	public function test_a_question_stands_above_its_answer_in_its_full_width(): void {
		$this->assertStringStartsWith(
			'<p><strong>Name</strong><br><span dir="auto">Jo</span></p>'
				. '<p><strong>Loan</strong><br><span dir="auto">Vehicle &amp; more</span></p>',
			$this->fill( '{all_fields}', format: MergeTagFormat::Html )
		);
	}

	public function test_a_person_is_who_sent_it_whoever_sends_the_mail_again(): void {
		$sender = $this->actAs( 'subscriber' );
		$this->actAs( 'administrator' );
		$this->assertSame( get_userdata( $sender )->user_email, $this->fill( '{user:user_email}', $sender ) );
		$this->assertSame( get_userdata( $sender )->user_email, $this->fill( '{created_by:user_email}', $sender ) );
		$this->assertSame( (string) $sender, $this->fill( '{created_by:ID}', $sender ) );
		wp_update_user( array( 'ID' => $sender, 'first_name' => 'Tom & Jo' ) );
		$this->assertSame( 'Tom & Jo', $this->fill( '{user:first_name}', $sender ) );
	}

	public function test_every_tag_that_editors_are_offered_is_known(): void {
		$offered = array_keys(
			json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contract/texts/mergeTags.json' ), true )
		);
		$unknown = array_filter( $offered, fn( string $tag ) => '{' . $tag . '}' === $this->fill( '{' . $tag . '}' ) );
		$this->assertSame( array(), $unknown );
	}

	private function fill(
		string $template,
		int $user = 0,
		MergeTagFormat $format = MergeTagFormat::Text
	): string {
		$form  = $this->enquiry();
		$entry = new Entry(
			7,
			$form->id(),
			1,
			'active',
			self::ANSWERS,
			$user,
			'192.0.2.1',
			'',
			'',
			false,
			false,
			'2026-01-01 00:00:00',
			'2026-01-01 00:00:00',
			1
		);
		return Inside::get( MergeTags::class )->fill(
			$template,
			$format,
			$form,
			Inside::get( FormEngine::class )->fromEntry( $form, self::ANSWERS ),
			$entry
		);
	}

	private function enquiry(): Form {
		$loans  = array( array( 'text' => 'Vehicle & more', 'value' => 'car' ) );
		$wishes = array( array( 'text' => 'Fast', 'value' => 'fast' ), array( 'text' => 'Cheap', 'value' => 'cheap' ) );
		$prefix = array( 'hidden' => false, 'choices' => array( array( 'text' => 'Doctor', 'value' => 'dr' ) ) );
		$fields = array(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'adminLabel' => 'Client' ),
			array( 'id' => 2, 'kind' => 'select', 'label' => 'Loan', 'choices' => $loans ),
			array( 'id' => 3, 'kind' => 'checkbox', 'label' => 'Wishes', 'choices' => $wishes ),
			array( 'id' => 4, 'kind' => 'textarea', 'label' => 'Comments' ),
			array( 'id' => 5, 'kind' => 'html', 'content' => '<p>Thanks</p>' ),
			array( 'id' => 6, 'kind' => 'multiselect', 'label' => 'Also', 'choices' => $wishes ),
			array( 'id' => 7, 'kind' => 'name', 'label' => 'Client', 'inputs' => array( 'prefix' => $prefix ) ),
			array( 'id' => 8, 'kind' => 'address', 'label' => 'Home' ),
			array( 'id' => 9, 'kind' => 'consent', 'label' => 'Consent', 'checkboxLabel' => 'I agree.' ),
			array( 'id' => 10, 'kind' => 'text', 'label' => 'Source', 'visibility' => 'hidden' ),
		);
		return Form::from(
			Inside::get( FormBuilder::class )->definition( array( 'title' => 'Enquiry', 'fields' => $fields ), 1, 1 )
		);
	}
}
