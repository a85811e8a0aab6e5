<?php
/**
 * Only for the soak's own site: trusts its proxy, sends mail to the port in ATOLL_MAIL_PORT, and adds a form with a
 * file field, which can be saved and notifies staff of each entry. Prints the form's number and the path of its page,
 * as JSON.
 *
 * @package Atoll
 */

declare( strict_types=1 );

wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
update_option( 'atoll_soak_mail', (int) getenv( 'ATOLL_MAIL_PORT' ) );
update_option(
	'atoll_spam',
	array( 'proxyHeader' => 'X-Forwarded-For', 'proxies' => '127.0.0.1', 'submissions' => 0 )
		+ (array) get_option( 'atoll_spam' )
);

$request = new WP_REST_Request( 'POST', '/gf/v2/forms' );
$request->set_header( 'Content-Type', 'application/json' );
$request->set_body(
	(string) wp_json_encode(
		array(
			'title'         => 'Soak',
			'save'          => array( 'enabled' => true ),
			'fields'        => array(
				array( 'id' => 1, 'type' => 'text', 'label' => 'Your name', 'isRequired' => true ),
				array( 'id' => 2, 'type' => 'email', 'label' => 'Email', 'isRequired' => true ),
				array( 'id' => 3, 'type' => 'textarea', 'label' => 'Message', 'isRequired' => true ),
				array( 'id' => 6, 'type' => 'fileupload', 'label' => 'Payslip', 'allowedExtensions' => 'pdf' ),
			),
			'notifications' => array(
				array(
					'id'      => 'staff',
					'name'    => 'Staff',
					'to'      => 'broker@example.com',
					'subject' => 'Entry {entry_id}',
				),
			),
		)
	)
);
$answer = rest_do_request( $request );
if ( 201 !== $answer->get_status() ) {
	throw new RuntimeException( (string) wp_json_encode( $answer->get_data() ) );
}
$form = (int) $answer->get_data()['id'];
$page = (int) wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Soak',
		'post_content' => "<!-- wp:atoll/form {\"formId\":{$form}} /-->",
	)
);
echo wp_json_encode(
	array( 'form' => $form, 'page' => (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH ) )
);
