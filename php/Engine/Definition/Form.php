<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Form\FormTemplate;

/** A compiled form (contract/schema/definition.schema.json). */
final class Form {

	/** Key of the template in a stored definition; the template is not a part of the definition itself. */
	public const TEMPLATE = 'template';

	/** @var array<int, Field>|null Fields by id, in the form's order; made on first use. */
	private ?array $fields = null;

	private function __construct( private JsonData $data, private JsonData $template ) {}

	/** @param array<string, mixed> $definition Result of {@see Compiler}, optionally with a template. */
	public static function from( array $definition ): self {
		$template = JsonData::of( $definition[ self::TEMPLATE ] ?? null );
		return new self( new JsonData( array_diff_key( $definition, array( self::TEMPLATE => true ) ) ), $template );
	}

	/** Returns this form with fields appended that only another version of it has. */
	public function withFieldsOf( self $other ): self {
		$added = array_filter(
			$other->fieldData(),
			fn( JsonData $field ): bool => null === $this->field( $field->int( 'id' ) )
		);
		if ( array() === $added ) {
			return $this;
		}
		$fields = array( ...$this->fieldData(), ...$added );
		return self::from(
			array( 'fields' => array_map( static fn( JsonData $field ): array => $field->all(), $fields ) )
				+ $this->definition()
		);
	}

	/** Returns the stored template of its markup ({@see FormTemplate}); empty if each request prints the form. */
	public function template(): JsonData {
		return $this->template;
	}

	/** Returns the public number. */
	public function id(): int {
		return $this->data->int( 'id' );
	}

	public function title(): string {
		return $this->data->string( 'title' );
	}

	public function version(): int {
		return $this->data->int( 'version', 1 );
	}

	public function isActive(): bool {
		return $this->data->bool( 'isActive', true );
	}

	public function pages(): int {
		return $this->data->int( 'pages', 1 );
	}

	/** Whether it can be saved as a draft, to be continued later. */
	public function saves(): bool {
		return $this->data->bool( 'save' );
	}

	/** Whether visitors may download their answers. */
	public function offersCsv(): bool {
		return $this->data->bool( 'csvDownload' );
	}

	/** Whether the owner of an entry can change it after it was submitted. */
	public function keepsEntries(): bool {
		return $this->data->bool( 'entrySave' );
	}

	/** Returns the number of days after which entries are deleted; 0 for never, null if nobody has chosen. */
	public function retentionDays(): ?int {
		return $this->data->has( 'retentionDays' ) ? $this->data->int( 'retentionDays' ) : null;
	}

	/** Whether its entries are never deleted because of their age. */
	public function holdsEntries(): bool {
		return $this->data->bool( 'holdEntries' );
	}

	/** Whether entries store the IP address that they were sent from. */
	public function storesIp(): bool {
		return ! $this->data->bool( 'preventIP' );
	}

	/** @return list<JsonData> One for each page: `title`, `next`, `previous`, and optionally `conditionalLogic`. */
	public function pageList(): array {
		return $this->data->list( 'pageList' );
	}

	/** Returns the page with the review of earlier answers, from 0; null if there is none. */
	public function reviewPage(): ?int {
		foreach ( $this->fieldData() as $field ) {
			if ( $field->bool( 'showsAnswers' ) ) {
				return $field->int( 'page' );
			}
		}
		return null;
	}

	/**
	 * @return list<list<int>> Groups of fields that depend on others, each after those it depends on. Fields of one
	 * group depend on each other.
	 */
	public function order(): array {
		return array_map(
			static fn( JsonData $group ) => array_values( array_filter( $group->all(), 'is_int' ) ),
			$this->data->list( 'order' )
		);
	}

	/** @return array<string, mixed> Settings of the submit button. */
	public function submit(): array {
		return $this->data->array( 'submit' );
	}

	/** @return list<string> Parts of the form island that the form needs (src/islands/form/parts). */
	public function parts(): array {
		return array_values( array_filter( $this->data->array( 'parts' ), 'is_string' ) );
	}

	/** @return list<JsonData> Fields as raw definitions, which is faster if no Field is needed. */
	public function fieldData(): array {
		return $this->data->list( 'fields' );
	}

	/** @return list<Field> */
	public function fields(): array {
		return array_values( $this->fieldsById() );
	}

	/** @return list<Field> Fields whose answers are files. */
	public function fileFields(): array {
		return array_values( array_filter( $this->fieldsById(), static fn( Field $field ) => $field->holdsFiles() ) );
	}

	/** @return list<Field> Fields whose answers are never shown, such as passwords. */
	public function secretFields(): array {
		return array_values( array_filter( $this->fieldsById(), static fn( Field $field ) => $field->isSecret() ) );
	}

	public function field( int $id ): ?Field {
		return $this->fieldsById()[ $id ] ?? null;
	}

	/** Returns a text of the interface, by its name in contract/texts/form.json. */
	public function text( string $name ): string {
		return $this->data->map( 'texts' )->string( $name );
	}

	/** Returns when, by whom and how often it may be submitted: login, schedule, perUser, limit, each only if set. */
	public function admission(): JsonData {
		return $this->data->map( 'admission' );
	}

	/** Whether everybody can submit it at any time. */
	public function isAlwaysOpen(): bool {
		return array() === $this->admission()->all();
	}

	/** Whether it has a honeypot input. */
	public function hasTrap(): bool {
		return $this->spam()->bool( 'trap', true );
	}

	/** Returns the spam settings that an editor chose: trap, strictness, akismet, limit. */
	public function spam(): JsonData {
		return $this->data->map( 'spam' );
	}

	/** @return list<array<string, mixed>> As in the form's source. */
	public function confirmations(): array {
		return array_map( static fn( JsonData $item ) => $item->all(), $this->data->list( 'confirmations' ) );
	}

	/** @return list<array<string, mixed>> As in the form's source. */
	public function notifications(): array {
		return array_map( static fn( JsonData $item ) => $item->all(), $this->data->list( 'notifications' ) );
	}

	/** @return array<string, mixed> */
	public function definition(): array {
		return $this->data->all();
	}

	/** @return array<int, Field> */
	private function fieldsById(): array {
		if ( null === $this->fields ) {
			$this->fields = array();
			foreach ( $this->fieldData() as $field ) {
				$this->fields[ $field->int( 'id' ) ] = new Field( $field );
			}
		}
		return $this->fields;
	}
}
