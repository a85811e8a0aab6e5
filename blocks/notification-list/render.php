<?php
/**
 * The site's notifications; nothing if there are none.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->notificationList()->html(); // Escaped where it is built.
