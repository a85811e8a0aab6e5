<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Form\FormTemplate;

/** A compiled form (contract/schema/definition.schema.json). */
final class Form {

	/** Key of the template in a stored definition; it is no part of the definition. */
	public const TEMPLATE = 'template';

	/** @var array<int, Field>|null By id, in the form's order; made when somebody asks for one. */
	private ?array $fields = null;

	private function __construct( private JsonData $data, private JsonData $template ) {}

	/** @param array<string, mixed> $definition What {@see Compiler} made, and perhaps a template beside it. */
	public static function from( array $definition ): self {
		$template = JsonData::of( $definition[ self::TEMPLATE ] ?? null );
		return new self( new JsonData( array_diff_key( $definition, array( self::TEMPLATE => true ) ) ), $template );
	}

	/** This one, and after its own fields those that another version alone has. */
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

	/** What is stored of its markup ({@see FormTemplate}); empty where it is printed anew each time. */
	public function template(): JsonData {
		return $this->template;
	}

	/** Its public number. */
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

	/** Whether it can be saved, to be continued later. */
	public function saves(): bool {
		return $this->data->bool( 'save' );
	}

	/** Whether visitors may download their answers. */
	public function offersCsv(): bool {
		return $this->data->bool( 'csvDownload' );
	}

	/** Whether its owner may change an entry after it was sent. */
	public function keepsEntries(): bool {
		return $this->data->bool( 'entrySave' );
	}

	/** Days after which entries are deleted; 0 keeps them, null while nobody has chosen. */
	public function retentionDays(): ?int {
		return $this->data->has( 'retentionDays' ) ? $this->data->int( 'retentionDays' ) : null;
	}

	/** Whether nothing of it is deleted by age. */
	public function holdsEntries(): bool {
		return $this->data->bool( 'holdEntries' );
	}

	/** Whether an entry says from which IP address it was sent. */
	public function storesIp(): bool {
		return ! $this->data->bool( 'preventIP' );
	}

	/** @return list<JsonData> One for each page: title, next, previous, and perhaps conditionalLogic. */
	public function pageList(): array {
		return $this->data->list( 'pageList' );
	}

	/** The page, from 0, that shows the answers of those before it; null where none does. */
	public function reviewPage(): ?int {
		foreach ( $this->fieldData() as $field ) {
			if ( $field->bool( 'showsAnswers' ) ) {
				return $field->int( 'page' );
			}
		}
		return null;
	}

	/**
	 * @return list<list<int>> Fields that depend on others, after those; the fields of one group
	 * depend on each other.
	 */
	public function order(): array {
		return array_map(
			static fn( JsonData $group ) => array_values( array_filter( $group->all(), 'is_int' ) ),
			$this->data->list( 'order' )
		);
	}

	/** @return array<string, mixed> The send button's settings. */
	public function submit(): array {
		return $this->data->array( 'submit' );
	}

	/** @return list<string> The form island's parts that it needs (src/islands/form/parts). */
	public function parts(): array {
		return array_values( array_filter( $this->data->array( 'parts' ), 'is_string' ) );
	}

	/** @return list<JsonData> Its fields as the definition has them, for whoever needs no more of them. */
	public function fieldData(): array {
		return $this->data->list( 'fields' );
	}

	/** @return list<Field> */
	public function fields(): array {
		return array_values( $this->fieldsById() );
	}

	/** @return list<Field> Those whose answers are files. */
	public function fileFields(): array {
		return array_values( array_filter( $this->fieldsById(), static fn( Field $field ) => $field->holdsFiles() ) );
	}

	public function field( int $id ): ?Field {
		return $this->fieldsById()[ $id ] ?? null;
	}

	/** A sentence of the interface, by its name in contract/texts/form.json. */
	public function text( string $name ): string {
		return $this->data->map( 'texts' )->string( $name );
	}

	/** When, by whom and how often it may be sent: login, schedule, perUser, limit, each only where it is asked for. */
	public function admission(): JsonData {
		return $this->data->map( 'admission' );
	}

	/** Whether everybody may send it at any time. */
	public function isAlwaysOpen(): bool {
		return array() === $this->admission()->all();
	}

	/** Whether it holds an input that nobody sees, for machines to fill in. */
	public function hasTrap(): bool {
		return $this->spam()->bool( 'trap', true );
	}

	/** How it is kept from spam, where an editor chose: trap, strictness, akismet, limit. */
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
