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

	/**
	 * For a form that has none, to the site's owner: an enquiry that nobody hears of is lost. A reply goes to
	 * whoever sent it, where exactly one question asks for an address.
	 */
	public static function standard( Form $form ): self {
		$addresses = array_values(
			array_filter( $form->fields(), static fn( Field $field ) => $field->isEmailAddress )
		);
		return self::from(
			array(
				'to'      => '{admin_email}',
				'subject' => '{form_title}',
				'message' => '{all_fields:admin}',
				'replyTo' => 1 === count( $addresses ) ? "{:{$addresses[0]->id}}" : '',
			)
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
