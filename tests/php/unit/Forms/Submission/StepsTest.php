<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Forms\Drafts\SavingDisabled;
use Atoll\Forms\Entries\Changes\OwnEntryChange;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\AdditionalAnswers;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\AnswerSource;
use Atoll\Forms\Submission\Check;
use Atoll\Forms\Submission\SpamFilter;
use Atoll\Forms\Submission\SpamVerdict;
use Atoll\Forms\Submission\Steps\AllowSaving;
use Atoll\Forms\Submission\Steps\JudgeSpam;
use Atoll\Forms\Submission\Steps\ReadAnswers;
use Atoll\Forms\Submission\Steps\RunChecks;
use Atoll\Forms\Submission\Steps\ValidateAnswers;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\UnreadableAnswer;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** The steps of a submission that need no database, each by itself. */
final class StepsTest extends TestCase {

	private Workbench $workbench;

	/** How often a source was asked. */
	private int $asked = 0;

	protected function setUp(): void {
		$this->workbench = new Workbench();
		$this->asked     = 0;
	}

	public function test_a_source_is_asked_once_however_often_the_answers_are_read(): void {
		$reader  = $this->reader( new AdditionalAnswers( array( 'input_1' => 'Brought' ) ) );
		$context = $this->context( array( 'input_1' => 'Sent' ) );
		$form    = $context->presentForm();
		$reader->salvage( $form, $context );
		( new ReadAnswers( $reader ) )->run( $context );
		( new ValidateAnswers( $this->workbench->engine, $reader ) )->run( $context );
		$this->assertSame( array( 1, 'Brought' ), array( $this->asked, $context->submitted()->typed->value( 1 ) ) );
	}

	public function test_an_answer_that_cannot_be_read_is_named_by_its_question_and_the_others_can_be_salvaged(): void {
		$reader  = $this->reader();
		$context = $this->context( array( 'input_1' => array( 'a list' ), 'input_2' => 'Kept' ) );
		$this->assertSame( 'Kept', $reader->salvage( $context->presentForm(), $context )->typed->value( 2 ) );
		$this->expectException( UnreadableAnswer::class );
		$this->expectExceptionMessage( '“Name”' );
		( new ReadAnswers( $reader ) )->run( $context );
	}

	public function test_a_changed_entry_is_read_by_the_form_it_was_sent_with(): void {
		$context       = $this->context( array( 'input_7' => 'Then' ) );
		$context->form = $this->workbench->form( array( 'id' => 7, 'kind' => 'text', 'label' => 'Asked then' ) );
		( new ReadAnswers( $this->reader() ) )->run( $context );
		$this->assertSame( 'Then', $context->submitted()->typed->value( 7 ) );
	}

	public function test_only_the_page_that_is_asked_for_is_judged_also_what_could_not_be_added(): void {
		$reader = $this->reader( new AdditionalAnswers( problems: array( 1 => 'Gone', 3 => 'Gone too' ) ) );
		$judged = function ( ?int $page ) use ( $reader ): array {
			$context       = $this->context( array() );
			$context->page = $page;
			( new ReadAnswers( $reader ) )->run( $context );
			( new ValidateAnswers( $this->workbench->engine, $reader ) )->run( $context );
			return array_keys( $context->messages );
		};
		$this->assertSame( array( 1, 3, 2 ), $judged( null ) );
		$this->assertSame( array( 1, 3, 2 ), $judged( 0 ) );
		$this->assertSame( array(), $judged( 1 ) );
	}

	public function test_messages_answer_a_submission(): void {
		$context = $this->context( array() );
		$reader  = $this->reader();
		( new ReadAnswers( $reader ) )->run( $context );
		$this->assertFalse( $context->isAnswered() );
		( new ValidateAnswers( $this->workbench->engine, $reader ) )->run( $context );
		$this->assertTrue( $context->isAnswered() );
		$this->assertSame( array( 2 ), array_keys( $context->validated()->messages ) );
	}

	public function test_an_entry_that_was_stored_before_is_the_answer_and_a_new_one_goes_on(): void {
		$context         = $this->context( array() );
		$context->stored = new StoredEntry( $this->entry(), $context->presentForm(), false );
		$this->assertFalse( $context->isAnswered() );
		$context->stored = new StoredEntry( $this->entry(), $context->presentForm(), true );
		$this->assertTrue( $context->isAnswered() );
	}

	public function test_one_check_at_a_time_and_none_where_the_form_complains(): void {
		$context = $this->read( array( 'input_2' => 'Jo' ) );
		$checks  = new RunChecks(
			$this->check( array() ),
			$this->check( array( 1 => 'Robot?' ) ),
			$this->check( array( 2 => 'Late' ) )
		);
		$checks->run( $context );
		$this->assertSame( array( array( 1 => 'Robot?' ), 2 ), array( $context->messages, $this->asked ) );
		$checks->run( $context );
		$this->assertSame( 2, $this->asked, 'there is something to mend already' );
	}

	public function test_an_entry_that_its_owner_changes_is_not_judged_again(): void {
		$spam    = new JudgeSpam( $this->spamFilter() );
		$context = $this->read( array( 'input_2' => 'Jo' ) );
		$spam->run( $context );
		$this->assertTrue( $context->spam?->isSpam );
		$changing         = $this->read( array( 'input_2' => 'Jo' ) );
		$changing->change = new OwnEntryChange( $this->entry(), 1 );
		$spam->run( $changing );
		$this->assertNull( $changing->spam );
	}

	public function test_a_form_that_cannot_be_put_aside_is_not(): void {
		$this->expectException( SavingDisabled::class );
		( new AllowSaving() )->run( $this->context( array() ) );
	}

	private function entry(): Entry {
		return new Entry( 5, 12, 3, 'active', array(), 1, '', '', '', false, false, '', '', 1 );
	}

	/** @param array<string, mixed> $inputs */
	private function read( array $inputs ): SubmissionContext {
		$context = $this->context( $inputs );
		( new ReadAnswers( $this->reader() ) )->run( $context );
		return $context;
	}

	/** @param array<string, mixed> $inputs */
	private function context( array $inputs ): SubmissionContext {
		$context          = new SubmissionContext( new Submission( 12, $inputs, 'key', new Visitor( 0, '', '' ), '' ) );
		$context->present = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'kind' => 'text', 'label' => 'Other', 'required' => true ),
			array( 'id' => 3, 'kind' => 'text', 'label' => 'Last' ),
		);
		return $context;
	}

	private function reader( AdditionalAnswers $additional = new AdditionalAnswers() ): AnswerReader {
		$count  = function (): void {
			++$this->asked;
		};
		$source = new class( $additional, $count ) implements AnswerSource {
			public function __construct( private AdditionalAnswers $additional, private \Closure $count ) {}

			public function read( Form $form, Submission $submission ): AdditionalAnswers {
				( $this->count )();
				return $this->additional;
			}
		};
		return new AnswerReader( $this->workbench->engine, static fn(): array => array( $source ) );
	}

	/** @param array<int, string> $messages */
	private function check( array $messages ): Check {
		$count = function (): void {
			++$this->asked;
		};
		$this->asked = 0;
		return new class( $messages, $count ) implements Check {
			/** @param array<int, string> $messages */
			public function __construct( private array $messages, private \Closure $count ) {}

			public function messages( Form $form, ResolvedAnswers $resolved, Submission $submission ): array {
				( $this->count )();
				return $this->messages;
			}
		};
	}

	/** That takes everything for spam. */
	private function spamFilter(): SpamFilter {
		return new class() implements SpamFilter {
			public function judge( Form $form, ResolvedAnswers $resolved, Submission $submission ): SpamVerdict {
				return new SpamVerdict( true );
			}
		};
	}
}
