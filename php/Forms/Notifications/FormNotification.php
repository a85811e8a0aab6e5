<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** One of a form's notifications, as its editor set it, under Gravity Forms' names. */
final class FormNotification {

	private function __construct( private JsonData $settings ) {}

	/** @param array<string, mixed> $settings */
	public static function from( array $settings ): self {
		return new self( new JsonData( $settings ) );
	}

	/** @return list<self> Of a form that has none, the standard one: an enquiry that nobody hears of is lost. */
	public static function allOf( Form $form ): array {
		$addresses = array_filter( $form->fields(), static fn( Field $field ) => 'email' === $field->tells );
		return array_map(
			self::from( ... ),
			$form->notifications() ?: array( self::standard( array_column( $addresses, 'id' ) ) )
		);
	}

	/**
	 * To the site's administrator address. A reply goes to whoever sent the form, where exactly one question asks for
	 * their address.
	 *
	 * @param list<int> $emailFields Ids of these questions.
	 * @return array{id: string, ...<string, mixed>}
	 */
	public static function standard( array $emailFields ): array {
		return array(
			'id'       => 'standard',
			'name'     => __( 'To the administrator address', 'atoll' ),
			'isActive' => true,
			'event'    => 'form_submission',
			'toType'   => 'email',
			'to'       => '{admin_email}',
			'subject'  => '{form_title}',
			'message'  => '{all_fields:admin}',
			'replyTo'  => 1 === count( $emailFields ) ? "{:{$emailFields[0]}}" : '',
		);
	}

	/** Empty for one without an id. */
	public function id(): string {
		return $this->text( 'id' );
	}

	public function name(): string {
		return $this->text( 'name' );
	}

	public function isSentOnSubmission(): bool {
		return $this->settings->bool( 'isActive', true )
			&& 'form_submission' === $this->text( 'event', 'form_submission' );
	}

	/** Whether lines of its message are paragraphs, as editors type them. */
	public function isAutoformatted(): bool {
		return ! $this->settings->bool( 'disableAutoformat' );
	}

	/** @return array<string, mixed> Empty when it is always sent. */
	public function conditionalLogic(): array {
		return $this->settings->array( 'conditionalLogic' );
	}

	/** `field`: one field's answer; `routing`: rules that each have an address; else addresses. */
	public function toType(): string {
		return $this->text( 'toType', 'email' );
	}

	/** @return list<JsonData> Each with `email` and the `conditionalLogic` under which it is chosen. */
	public function routing(): array {
		return $this->settings->list( 'routing' );
	}

	public function text( string $name, string $default = '' ): string {
		$text = trim( $this->settings->string( $name ) );
		return '' === $text ? $default : $text;
	}
}
