<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling;

use Atoll\Engine\Compiling\Fields\ChoiceList;
use Atoll\Engine\Compiling\Fields\FieldCompiler;
use Atoll\Engine\Compiling\Fields\FieldContext;
use Atoll\Engine\Compiling\Fields\FieldSettings;
use Atoll\Engine\Compiling\Fields\FieldTexts;
use Atoll\Engine\Compiling\Fields\InputCompiler;
use Atoll\Engine\Compiling\Fields\InputList;
use Atoll\Engine\Compiling\Fields\InputRules;
use Atoll\Engine\Compiling\Fields\MessageTemplates;
use Atoll\Engine\Compiling\Fields\RuleList;
use Atoll\Engine\Compiling\Fields\TypedSettings;
use Atoll\Engine\Compiling\Form\AvailabilityCompiler;
use Atoll\Engine\Compiling\Form\ConfirmationCheck;
use Atoll\Engine\Compiling\Form\LastPageFields;
use Atoll\Engine\Compiling\Form\NotificationCheck;
use Atoll\Engine\Compiling\Form\PageList;
use Atoll\Engine\Compiling\Form\PartList;
use Atoll\Engine\Compiling\Form\ReviewPages;
use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\Logic\LogicCompiler;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Shapes\Shapes;

/** Compiles the form source that an editor saved to the definition that both engines read. */
final class Compiler {

	private const STRICTNESS = array( 'relaxed', 'normal', 'strict', 'off' );

	private FieldCompiler $fields;
	private PageList $pageList;

	public function __construct( private Contract $contract, Shapes $shapes ) {
		$templates      = new MessageTemplates();
		$choices        = new ChoiceList();
		$rules          = new RuleList( $templates );
		$this->fields   = new FieldCompiler(
			$choices,
			$rules,
			new TypedSettings( $contract->fieldControls() ),
			new FieldContext(),
			new InputCompiler( $shapes, new InputList( $choices, new InputRules( $rules ) ) ),
			new FieldTexts( $templates, $contract->texts( 'compiler' ) )
		);
		$this->pageList = new PageList( $contract->texts( 'form' ) );
	}

	/**
	 * @param array<string, mixed> $source The form as an editor saved it.
	 * @param int                  $number The form's public number.
	 * @return array<string, mixed> As defined in contract/schema/definition.schema.json.
	 * @throws InvalidForm
	 */
	public function compile( array $source, int $number, int $version ): array {
		$compiled = $this->attempt( $source, $number, $version );
		return array() === $compiled->problems ? $compiled->definition : throw new InvalidForm( $compiled->problems );
	}

	/**
	 * Compiles a source as far as possible even if it has problems, to report these to its editor.
	 *
	 * @param array<string, mixed> $source
	 * @param list<int>            $usedIds Ids that fields must not use again.
	 */
	public function attempt( array $source, int $number, int $version, array $usedIds = array() ): CompileResult {
		$paged      = ( new ReviewPages( $this->contract ) )->insert( $source );
		$form       = new JsonData( ( new LastPageFields( $this->contract ) )->move( $paged ) );
		$problems   = new ProblemList(
			$this->contract->texts( 'problems' ),
			$this->contract->fieldSettings()->list( 'settings' ),
			$form->bool( 'tolerant' )
		);
		$fields     = $this->fields( $form, $version, $problems, $usedIds );
		$logic      = new LogicCompiler( $form, $fields, $problems );
		$pageList   = $this->pageList->compile( $form->list( 'pageList' ), $this->pages( $form ), $fields );
		$pages      = $logic->pages( $pageList );
		$definition = array(
			'id'            => $number,
			'title'         => $form->string( 'title' ),
			'version'       => $version,
			'contract'      => $this->contract->hash(),
			'isActive'      => $form->bool( 'isActive', true ),
			'pages'         => $this->pages( $form ),
			'pageList'      => $pages,
			'order'         => $logic->order( $pages ),
			'save'          => $form->bool( 'save' ),
			'entrySave'     => $form->bool( 'entrySave' ),
			'texts'         => $this->contract->texts( 'form' ),
			'fields'        => $logic->fields( $fields ),
			'confirmations' => $logic->items( 'confirmations' ),
			'notifications' => $logic->items( 'notifications' ),
		);
		$this->checkItems(
			$form,
			array_values( array_filter( array_column( $fields, 'id' ), is_int( ... ) ) ),
			$problems
		);
		$compiled = $definition + $this->optional( $form, $logic, $problems );
		$logic->warnOfCycles( $pages );
		return new CompileResult(
			$compiled + array_filter( array( 'parts' => PartList::compile( $compiled ) ) ),
			$problems->problems(),
			$problems->warnings()
		);
	}

	/** @return array<string, mixed> Properties that a definition has only if they are set; 0 days count as set. */
	private function optional( JsonData $form, LogicCompiler $logic, ProblemList $problems ): array {
		$retention = $form->has( 'retentionDays' )
			? array( 'retentionDays' => max( 0, $form->int( 'retentionDays' ) ) )
			: array();
		return $retention + array_filter(
			array(
				'submit'      => $logic->submit(),
				'csvDownload' => $form->bool( 'csvDownload' ),
				'holdEntries' => $form->bool( 'holdEntries' ),
				'preventIP'   => $form->bool( 'preventIP' ),
				'spam'        => $this->spam( $form ),
				'admission'   => ( new AvailabilityCompiler( $form, $problems ) )->compile(),
				'gravity'     => $form->array( 'gravity' ),
			)
		);
	}

	/**
	 * Returns the spam settings that an editor chose; Atoll\Forms\Spam\SpamSettings has the defaults of the others.
	 *
	 * @return array<string, bool|int|string>
	 */
	private function spam( JsonData $form ): array {
		$settings = $form->map( 'spam' );
		$chosen   = array_filter(
			array(
				'strictness' => in_array( $settings->string( 'strictness' ), self::STRICTNESS, true )
					? $settings->string( 'strictness' )
					: '',
				'limit' => max( 0, $settings->int( 'limit' ) ),
			)
		);
		$disabled = array_filter(
			array(
				'trap'    => ! $form->bool( 'enableHoneypot', true ),
				'akismet' => ! $settings->bool( 'akismet', true ),
			)
		);
		return array_fill_keys( array_keys( $disabled ), false ) + $chosen;
	}

	/** @param list<int> $fields Ids of the form's fields. */
	private function checkItems( JsonData $form, array $fields, ProblemList $problems ): void {
		$notificationCheck = new NotificationCheck( $fields, $problems );
		$confirmationCheck = new ConfirmationCheck( $problems );
		foreach ( $form->list( 'notifications' ) as $notification ) {
			$notificationCheck->check( $notification, $problems->item( 'notifications', $notification ) );
		}
		foreach ( $form->list( 'confirmations' ) as $confirmation ) {
			$confirmationCheck->check( $confirmation, $problems->item( 'confirmations', $confirmation ) );
		}
	}

	private function pages( JsonData $form ): int {
		$pages = array_map( static fn( JsonData $field ) => FieldCompiler::page( $field ), $form->list( 'fields' ) );
		return 1 + max( array( 0, ...$pages ) );
	}

	/**
	 * @param list<int> $usedIds
	 * @return list<array<string, mixed>>
	 */
	private function fields( JsonData $form, int $version, ProblemList $problems, array $usedIds ): array {
		$compiled = array();
		foreach ( $form->list( 'fields' ) as $index => $field ) {
			$id      = $field->int( 'id' );
			$subject = $problems->field( $field, $index + 1 );
			$kind    = $this->contract->kind( $field->string( 'kind' ) );

			if ( $id < 1 ) {
				$problems->add( 'idMissing', $subject->at( 'id' ) );
			} elseif ( $id > Field::HIGHEST_ID ) {
				$problems->add( 'idTooHigh', $subject->at( 'id' ), most: (string) Field::HIGHEST_ID );
			} elseif ( isset( $compiled[ $id ] ) ) {
				$problems->add( 'idTwice', $subject->at( 'id' ), id: (string) $id );
			} elseif ( null === $kind ) {
				$problems->add(
					'kindUnknown',
					$subject->at( 'kind' ),
					kind: $field->string( 'kind' ),
					kinds: implode( ', ', $this->contract->kindNames() )
				);
			} else {
				if ( in_array( $id, $usedIds, true ) ) {
					$problems->add( 'idSpent', $subject->at( 'id' ), id: (string) $id );
				}
				$compiled[ $id ] = $this->fields->compile(
					$field,
					$kind,
					$version,
					new FieldSettings( $field, $kind, $problems, $subject )
				);
			}
		}
		return array_values( $compiled );
	}
}
